-- Two v's side by side look like a w: of names that share a look only one can be taken. Where somebody has
-- the other one already, both keep what they have.
UPDATE people SET skeleton = replace(skeleton, 'vv', 'w')
WHERE skeleton LIKE '%vv%' AND NOT EXISTS (
    SELECT 1 FROM people AS other
    WHERE other.id <> people.id
      AND replace(other.skeleton, 'vv', 'w') = replace(people.skeleton, 'vv', 'w')
);
