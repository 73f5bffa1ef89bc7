// What has been so for a while: a reload or a tunnel is no news.

/**
 * Whether something has held without a break for some milliseconds; within a component. It begins
 * again whenever `since` is another.
 */
export function lasting(
  holds: () => boolean,
  milliseconds: number,
  since?: () => unknown,
): () => boolean {
  let lasts = $state(false);
  let before: unknown;
  $effect(() => {
    const key = since?.();
    if (!holds() || key !== before) lasts = false;
    before = key;
    if (!holds()) return;
    const timer = setTimeout(() => (lasts = true), milliseconds);
    return () => clearTimeout(timer);
  });
  return () => lasts;
}
