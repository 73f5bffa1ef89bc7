SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.mentions_made() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    NEW.closed := EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND stage = 'over');
    RETURN NEW;
END $$;

CREATE FUNCTION public.seats_taken() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    NEW.ended := (SELECT updated FROM tables WHERE id = NEW.table_id AND stage = 'over');
    RETURN NEW;
END $$;

CREATE FUNCTION public.tables_over() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    UPDATE seats SET ended = NEW.updated WHERE table_id = NEW.id;
    UPDATE mentions SET closed = TRUE WHERE table_id = NEW.id AND NOT closed;
    RETURN NULL;
END $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);

CREATE TABLE public.chat (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    person bigint NOT NULL,
    name text NOT NULL,
    text text NOT NULL
);

CREATE TABLE public.events (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
)
PARTITION BY HASH (table_id);

CREATE TABLE public.events_0 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_1 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_10 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_11 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_12 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_13 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_14 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_15 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_2 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_3 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_4 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_5 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_6 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_7 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_8 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.events_9 (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.keys (
    hash text NOT NULL,
    id text NOT NULL,
    person bigint NOT NULL,
    scopes text,
    label text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE public.lives (
    began bigint NOT NULL,
    beat bigint NOT NULL
);

CREATE TABLE public.mentions (
    person bigint NOT NULL,
    table_id text NOT NULL COLLATE pg_catalog."C",
    closed boolean DEFAULT false NOT NULL
);

CREATE TABLE public.mutes (
    person bigint NOT NULL,
    other bigint NOT NULL
);

CREATE TABLE public.people (
    id bigint NOT NULL,
    name text NOT NULL,
    skeleton text NOT NULL,
    kind text NOT NULL,
    password text,
    admin boolean NOT NULL,
    created bigint NOT NULL,
    banned bigint
);

CREATE TABLE public.rating_history (
    person bigint NOT NULL,
    game text NOT NULL,
    speed text NOT NULL,
    value double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games bigint NOT NULL,
    at bigint NOT NULL,
    table_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.ratings (
    person bigint NOT NULL,
    game text NOT NULL,
    speed text NOT NULL,
    value double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games bigint NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE public.reports (
    at bigint NOT NULL,
    reporter bigint NOT NULL,
    table_id text NOT NULL COLLATE pg_catalog."C",
    about bigint NOT NULL,
    text text NOT NULL
);

CREATE TABLE public.reserved_names (
    skeleton text NOT NULL,
    until bigint NOT NULL
);

CREATE TABLE public.seats (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat bigint NOT NULL,
    person bigint NOT NULL,
    won boolean,
    ended bigint
);

CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    game text NOT NULL,
    mode text NOT NULL,
    speed text NOT NULL,
    rated boolean NOT NULL,
    public boolean NOT NULL,
    stage text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    wake bigint,
    how text,
    winners text,
    body text NOT NULL
);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_0 FOR VALUES WITH (modulus 16, remainder 0);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_1 FOR VALUES WITH (modulus 16, remainder 1);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_10 FOR VALUES WITH (modulus 16, remainder 10);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_11 FOR VALUES WITH (modulus 16, remainder 11);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_12 FOR VALUES WITH (modulus 16, remainder 12);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_13 FOR VALUES WITH (modulus 16, remainder 13);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_14 FOR VALUES WITH (modulus 16, remainder 14);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_15 FOR VALUES WITH (modulus 16, remainder 15);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_2 FOR VALUES WITH (modulus 16, remainder 2);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_3 FOR VALUES WITH (modulus 16, remainder 3);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_4 FOR VALUES WITH (modulus 16, remainder 4);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_5 FOR VALUES WITH (modulus 16, remainder 5);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_6 FOR VALUES WITH (modulus 16, remainder 6);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_7 FOR VALUES WITH (modulus 16, remainder 7);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_8 FOR VALUES WITH (modulus 16, remainder 8);

ALTER TABLE ONLY public.events ATTACH PARTITION public.events_9 FOR VALUES WITH (modulus 16, remainder 9);

INSERT INTO public._sqlx_migrations VALUES (1, 'everything', '2026-11-16 08:49:16.471372+00', true, '\xd09105df24e88b7b63156103a7059dbb052796fb2e8580e349bf38814ddc275c40c35b937a84372f9c70a024334cc5da', 264896282);
INSERT INTO public._sqlx_migrations VALUES (2, 'archive and trust', '2026-11-16 08:49:16.740441+00', true, '\x19a0a8d8086fd962520fba0ede3bfc068525ae842a7b7d84d23609896b9a5af78f34a6b42f05c94048977d479a7fac63', 446307153);

INSERT INTO public.chat VALUES ('jk7a92vb5ejm', 1, 1794807275253, 5741956256156048, 'Amélie', 'Have fun!');
INSERT INTO public.chat VALUES ('jk7a92vb5ejm', 2, 1794807275255, 6892527951519908, 'Ben', 'zażółć \ "quoted" 🙂');

INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 1, 1794807274207, '{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"none"},"rated":false,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":6214361492354824,"name":"Guest 654824"},"seed":"e1535d5d72944ccddd929446b375793553cd5831097f3aa2983f834932396635"}');
INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 2, 1794807274207, '{"event":"sat","seat":1,"who":{"kind":"person","id":6214361492354824,"name":"Guest 654824"}}');
INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 3, 1794807274211, '{"event":"sat","seat":2,"who":{"kind":"person","id":3833819443950293,"name":"Cho"}}');
INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 4, 1794807274211, '{"event":"began"}');
INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 5, 1794807274214, '{"event":"acted","seat":1,"action":"e1","lag":0}');
INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 6, 1794807274216, '{"event":"acted","seat":2,"action":"d1","lag":0}');
INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 7, 1794807274220, '{"event":"acted","seat":1,"action":"e3","lag":0}');
INSERT INTO public.events_10 VALUES ('ws2xrdjgz0h1', 8, 1794807274224, '{"event":"acted","seat":2,"action":"d6","lag":0}');

INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 1, 1794807274091, '{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"fischer","initial":600,"increment":5},"rated":true,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"50a0059166b97c4e3a89896d42e40ffec5a2dc8502836ccd7df47e08667e2f73"}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 2, 1794807274091, '{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 3, 1794807274093, '{"event":"sat","seat":2,"who":{"kind":"person","id":6892527951519908,"name":"Ben"}}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 4, 1794807274093, '{"event":"began"}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 5, 1794807274096, '{"event":"acted","seat":1,"action":"e1","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 6, 1794807274104, '{"event":"acted","seat":2,"action":"e3","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 7, 1794807274107, '{"event":"acted","seat":1,"action":"d3","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 8, 1794807274110, '{"event":"acted","seat":2,"action":"d5","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 9, 1794807274112, '{"event":"acted","seat":1,"action":"d6","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 10, 1794807274120, '{"event":"acted","seat":2,"action":"d7","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 11, 1794807274123, '{"event":"acted","seat":1,"action":"e4","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 12, 1794807274126, '{"event":"acted","seat":2,"action":"e5","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 13, 1794807274128, '{"event":"acted","seat":1,"action":"f1","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 14, 1794807274135, '{"event":"acted","seat":2,"action":"c6","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 15, 1794807274138, '{"event":"acted","seat":1,"action":"e2","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 16, 1794807274141, '{"event":"acted","seat":2,"action":"c2","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 17, 1794807274144, '{"event":"acted","seat":1,"action":"d2","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 18, 1794807274146, '{"event":"acted","seat":2,"action":"c5","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 19, 1794807274148, '{"event":"acted","seat":1,"action":"f2","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 20, 1794807274152, '{"event":"acted","seat":2,"action":"d4","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 21, 1794807274157, '{"event":"acted","seat":1,"action":"f3","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 22, 1794807274160, '{"event":"acted","seat":2,"action":"b4","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 23, 1794807274162, '{"event":"acted","seat":1,"action":"f5","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 24, 1794807274170, '{"event":"acted","seat":2,"action":"c3","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 25, 1794807274172, '{"event":"acted","seat":1,"action":"d1","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 26, 1794807274175, '{"event":"acted","seat":2,"action":"b5","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 27, 1794807274178, '{"event":"acted","seat":1,"action":"f4","lag":0}');
INSERT INTO public.events_12 VALUES ('jk7a92vb5ejm', 28, 1794807274178, '{"event":"ended","ending":{"how":{"how":"played","reason":"edges"},"winners":[1]}}');

INSERT INTO public.events_13 VALUES ('a07eydx5xmz6', 1, 1794807274225, '{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"none"},"rated":false,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"2c218984310bd3b80edeb6c377a0983d2d19744bb98c625cc96555c78b578b2b"}');
INSERT INTO public.events_13 VALUES ('a07eydx5xmz6', 2, 1794807274225, '{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO public.events_13 VALUES ('a07eydx5xmz6', 3, 1794807274228, '{"event":"ended","ending":{"how":{"how":"aborted"},"winners":[]}}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 1, 1794807274184, '{"event":"created","setup":{"game":"kamisado","options":{"length":"single"},"time":{"kind":"fischer","initial":600,"increment":5},"rated":true,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":6892527951519908,"name":"Ben"},"seed":"04ce42b23eb2fb43a8288364c2699a556fff49f5336a564ea37a9652478c5392"}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 2, 1794807274184, '{"event":"sat","seat":1,"who":{"kind":"person","id":6892527951519908,"name":"Ben"}}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 3, 1794807274186, '{"event":"sat","seat":2,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 4, 1794807274186, '{"event":"began"}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 5, 1794807274189, '{"event":"acted","seat":1,"action":"e1a5","lag":0}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 6, 1794807274191, '{"event":"acted","seat":2,"action":"d8d6","lag":0}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 7, 1794807274197, '{"event":"acted","seat":1,"action":"c1c6","lag":0}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 8, 1794807274199, '{"event":"acted","seat":2,"action":"a8a7","lag":0}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 9, 1794807274202, '{"event":"acted","seat":1,"action":"c6c7","lag":0}');
INSERT INTO public.events_13 VALUES ('fgvy2jkpknxy', 10, 1794807274204, '{"event":"ended","ending":{"how":{"how":"resigned","seat":1},"winners":[2]}}');

INSERT INTO public.events_14 VALUES ('vfwp1p1t8pd6', 1, 1794818648096, '{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"fischer","initial":300,"increment":5},"rated":false,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":8566892349486280,"name":"Zoltan","account":"member"},"seed":"5c0a413f230675c1589fce423f224aba000f8700a9bd08e8221017f1cf5c8658"}');
INSERT INTO public.events_14 VALUES ('vfwp1p1t8pd6', 2, 1794818648096, '{"event":"sat","seat":1,"who":{"kind":"person","id":8566892349486280,"name":"Zoltan","account":"member"}}');
INSERT INTO public.events_14 VALUES ('vfwp1p1t8pd6', 3, 1794818648100, '{"event":"sat","seat":2,"who":{"kind":"person","id":3304592015473660,"name":"Guest 173660","account":"guest"}}');
INSERT INTO public.events_14 VALUES ('vfwp1p1t8pd6', 4, 1794818648100, '{"event":"began"}');
INSERT INTO public.events_14 VALUES ('vfwp1p1t8pd6', 5, 1794818648102, '{"event":"acted","seat":1,"action":"a2","lag":0}');

INSERT INTO public.events_4 VALUES ('n4t46c3tf414', 1, 1794807274206, '{"event":"created","setup":{"game":"kamisado","options":{},"time":{"kind":"none"},"rated":false,"public":false,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"08ec25effe77d3ea43f410bc3973321894b01206bba2b722ca61457cfa46c683"}');
INSERT INTO public.events_4 VALUES ('n4t46c3tf414', 2, 1794807274206, '{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');

INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 1, 1794807274231, '{"event":"created","setup":{"game":"kami","options":{},"time":{"kind":"none"},"rated":false,"public":false,"shuffled":false,"seats":[{"kind":"me"},{"kind":"level","level":1},{"kind":"level","level":1},{"kind":"level","level":1}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"25eda0e9bea5d7bdf8d974a20c16bb553ffcb19c539ec860a8a40489b3f285f2"}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 2, 1794807274231, '{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 3, 1794807274231, '{"event":"sat","seat":2,"who":{"kind":"machine","level":1}}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 4, 1794807274231, '{"event":"sat","seat":3,"who":{"kind":"machine","level":1}}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 5, 1794807274231, '{"event":"sat","seat":4,"who":{"kind":"machine","level":1}}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 6, 1794807274231, '{"event":"began"}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 7, 1794807275235, '{"event":"acted","seat":1,"action":"dO","lag":0}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 8, 1794807275248, '{"event":"acted","seat":1,"action":"aS","lag":0}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 9, 1794807275249, '{"event":"acted","seat":2,"action":"pass","lag":0}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 10, 1794807275250, '{"event":"acted","seat":3,"action":"pass","lag":0}');
INSERT INTO public.events_5 VALUES ('mhss7d2r1pmh', 11, 1794807275251, '{"event":"acted","seat":4,"action":"pass","lag":0}');

INSERT INTO public.events_7 VALUES ('kqx5kj4zmpxx', 1, 1794807275251, '{"event":"created","setup":{"game":"kamisado","options":{},"time":{"kind":"none"},"rated":false,"public":false,"shuffled":false,"seats":[{"kind":"me"},{"kind":"asked","person":6892527951519908,"name":"Ben"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"de739aa5b61aa21762bcffa182dfd20c97e65f7810b7fe5053680bc4ea98392e"}');
INSERT INTO public.events_7 VALUES ('kqx5kj4zmpxx', 2, 1794807275251, '{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');

INSERT INTO public.keys VALUES ('23f5821fcdc06a7373b64aee83e3486455e558671196747b5abedc13136dc82c', 'f1rwf7jw6a1qh5av', 3304592015473660, NULL, 'Python-urllib/3.11', 1794818648099, 1794818648099, 1802594648099);
INSERT INTO public.keys VALUES ('43381ea0fe4c4a5b446010e684e5702fcac4633e2121ae50af32011474154132', 'bt8dfhyvysp6fx0a', 8566892349486280, NULL, 'Python-urllib/3.11', 1794818648094, 1794818648094, 1802594648094);
INSERT INTO public.keys VALUES ('6a2c8b764ca9f6c03cfa2bfad1c2dd1648fab692d51e3f4c47062da0fbed872f', 'awcqfzqn5t5swcv2', 6892527951519908, NULL, 'Python-urllib/3.11', 1794807273818, 1794807273818, 1802583273818);
INSERT INTO public.keys VALUES ('9391ababd4ac197569772cffe7939f60adcbec4a9c7c8f14aaac69d57290567a', '8kkeyg8p3n1ecxzq', 5741956256156048, '["chat","play"]', 'my bot', 1794807274088, 1794807274088, 1826343274088);
INSERT INTO public.keys VALUES ('a69efaf2cd00f13c9a3341b32d0d2e56f858ee78fbfb619d8141c80d49dd9e1c', '39jxhhmfscf7vb8t', 6214361492354824, NULL, 'Python-urllib/3.11', 1794807274085, 1794807274085, 1802583274085);
INSERT INTO public.keys VALUES ('aaec60cf02e67a58fe2e220646fedbf3e30134115d0433b6208ce1ddaa98ac17', '6mvcv0vjsjy8b7cr', 5741956256156048, NULL, 'Python-urllib/3.11', 1794807273719, 1794807273719, 1802583273719);
INSERT INTO public.keys VALUES ('bb20908752c3121d891292c49db962c70d0f7f98233f79a0509493930ae54696', '3phh5b836beawgw4', 3833819443950293, NULL, 'Python-urllib/3.11', 1794807273898, 1794807273898, 1802583273898);
INSERT INTO public.keys VALUES ('f71aefdc7cc36875d2155d9fff2397cc4114f6d98dd95372861eb72303b2cd8c', 'ce0vxvyhtwc7pqc6', 6814917192125033, NULL, 'Python-urllib/3.11', 1794807274083, 1794807274083, 1802583274083);

INSERT INTO public.lives VALUES (1794818646210, 1794818650211);

INSERT INTO public.mentions VALUES (3304592015473660, 'vfwp1p1t8pd6', false);
INSERT INTO public.mentions VALUES (3833819443950293, 'ws2xrdjgz0h1', false);
INSERT INTO public.mentions VALUES (5741956256156048, 'a07eydx5xmz6', true);
INSERT INTO public.mentions VALUES (5741956256156048, 'fgvy2jkpknxy', true);
INSERT INTO public.mentions VALUES (5741956256156048, 'jk7a92vb5ejm', true);
INSERT INTO public.mentions VALUES (5741956256156048, 'kqx5kj4zmpxx', false);
INSERT INTO public.mentions VALUES (5741956256156048, 'mhss7d2r1pmh', false);
INSERT INTO public.mentions VALUES (5741956256156048, 'n4t46c3tf414', false);
INSERT INTO public.mentions VALUES (6214361492354824, 'ws2xrdjgz0h1', false);
INSERT INTO public.mentions VALUES (6892527951519908, 'fgvy2jkpknxy', true);
INSERT INTO public.mentions VALUES (6892527951519908, 'jk7a92vb5ejm', true);
INSERT INTO public.mentions VALUES (6892527951519908, 'kqx5kj4zmpxx', false);
INSERT INTO public.mentions VALUES (8566892349486280, 'vfwp1p1t8pd6', false);

INSERT INTO public.mutes VALUES (6892527951519908, 5741956256156048);

INSERT INTO public.people VALUES (3180760238792756, 'Deleted 3180760238792756', 'deleted3l8o76o238792756', 'guest', NULL, false, 1794807274000, NULL);
INSERT INTO public.people VALUES (3304592015473660, 'Guest 173660', 'guestl7366o', 'guest', NULL, false, 1794818648099, NULL);
INSERT INTO public.people VALUES (3833819443950293, 'Cho', 'cho', 'member', '$argon2id$v=19$m=19456,t=2,p=1$TNfaFffETus1yqdFjZRI5w$2EKqPP44bvyZeBoouqqXFmDVfICtOywk/9kNPtt+nSQ', false, 1794807273897, 1794807275391);
INSERT INTO public.people VALUES (5741956256156048, 'Amélie', 'arnélle', 'member', '$argon2id$v=19$m=19456,t=2,p=1$/PVs6FBUeYTjX22X+dv/2Q$eonOR/I3n3VMugFGsfRqysCbZaKlJZZ88QbmXlEHhYM', false, 1794807273718, NULL);
INSERT INTO public.people VALUES (6214361492354824, 'Guest 654824', 'guest654824', 'guest', NULL, false, 1794807274084, NULL);
INSERT INTO public.people VALUES (6217573897121935, 'Boss of it', 'bossoflt', 'member', '$argon2id$v=19$m=19456,t=2,p=1$wCoYlnmYIf2mR372gg+vUQ$Zl7iputyHUwjdpYIk7MkXxa6JQiYvEyNnLwDVNOhkT4', true, 1794807275368, NULL);
INSERT INTO public.people VALUES (6814917192125033, 'Zed', 'zed', 'bot', '$argon2id$v=19$m=19456,t=2,p=1$92Tg8Asp9otST1l1aBaAew$bjbwgRGZhqefznXT9QuvY5wocwl0qzuPVaAY+DDHZlI', false, 1794807274082, NULL);
INSERT INTO public.people VALUES (6892527951519908, 'Ben', 'ben', 'member', '$argon2id$v=19$m=19456,t=2,p=1$/SV2bdQO7yMtwpIg2r6ElQ$yTnfx1QGkNFN52dh+Nb+S/rd9Ay0im73yiCzBdu8mvY', false, 1794807273817, NULL);
INSERT INTO public.people VALUES (8299755125494043, 'Deleted 8299755125494043', 'deleted8299755l25494o43', 'guest', NULL, false, 1794818648157, NULL);
INSERT INTO public.people VALUES (8566892349486280, 'Zoltan', 'zoltan', 'member', '$argon2id$v=19$m=19456,t=2,p=1$Lphu90UivkKdz5lJwEcxNw$3YnTGFGw4f5d/KOq2SiUjrvEMkMfwDPL/4cvTyb+Zag', false, 1794818648093, NULL);

INSERT INTO public.rating_history VALUES (5741956256156048, 'kamisado', 'rapid', 1662.3108939062977, 290.3189637179804, 0.05999967537233814, 1, 1794807274204, 'fgvy2jkpknxy');
INSERT INTO public.rating_history VALUES (5741956256156048, 'kamon', 'rapid', 1662.3108939062977, 290.3189637179804, 0.05999967537233814, 1, 1794807274178, 'jk7a92vb5ejm');
INSERT INTO public.rating_history VALUES (6892527951519908, 'kamisado', 'rapid', 1337.6891060937023, 290.3189637179804, 0.05999967537233814, 1, 1794807274204, 'fgvy2jkpknxy');
INSERT INTO public.rating_history VALUES (6892527951519908, 'kamon', 'rapid', 1337.6891060937023, 290.3189637179804, 0.05999967537233814, 1, 1794807274178, 'jk7a92vb5ejm');

INSERT INTO public.ratings VALUES (5741956256156048, 'kamisado', 'rapid', 1662.3108939062977, 290.3189637179804, 0.05999967537233814, 1, 1794807274204);
INSERT INTO public.ratings VALUES (5741956256156048, 'kamon', 'rapid', 1662.3108939062977, 290.3189637179804, 0.05999967537233814, 1, 1794807274178);
INSERT INTO public.ratings VALUES (6892527951519908, 'kamisado', 'rapid', 1337.6891060937023, 290.3189637179804, 0.05999967537233814, 1, 1794807274204);
INSERT INTO public.ratings VALUES (6892527951519908, 'kamon', 'rapid', 1337.6891060937023, 290.3189637179804, 0.05999967537233814, 1, 1794807274178);

INSERT INTO public.reports VALUES (1794807275257, 5741956256156048, 'jk7a92vb5ejm', 6892527951519908, 'too strong');

INSERT INTO public.reserved_names VALUES ('leaver', 1797410648160);

INSERT INTO public.seats VALUES ('a07eydx5xmz6', 1, 5741956256156048, false, 1794807274228);
INSERT INTO public.seats VALUES ('fgvy2jkpknxy', 1, 6892527951519908, false, 1794807274204);
INSERT INTO public.seats VALUES ('fgvy2jkpknxy', 2, 5741956256156048, true, 1794807274204);
INSERT INTO public.seats VALUES ('jk7a92vb5ejm', 1, 5741956256156048, true, 1794807274178);
INSERT INTO public.seats VALUES ('jk7a92vb5ejm', 2, 6892527951519908, false, 1794807274178);
INSERT INTO public.seats VALUES ('kqx5kj4zmpxx', 1, 5741956256156048, NULL, NULL);
INSERT INTO public.seats VALUES ('mhss7d2r1pmh', 1, 5741956256156048, NULL, NULL);
INSERT INTO public.seats VALUES ('n4t46c3tf414', 1, 5741956256156048, NULL, NULL);
INSERT INTO public.seats VALUES ('vfwp1p1t8pd6', 1, 8566892349486280, NULL, NULL);
INSERT INTO public.seats VALUES ('vfwp1p1t8pd6', 2, 3304592015473660, NULL, NULL);
INSERT INTO public.seats VALUES ('ws2xrdjgz0h1', 1, 6214361492354824, NULL, NULL);
INSERT INTO public.seats VALUES ('ws2xrdjgz0h1', 2, 3833819443950293, NULL, NULL);

INSERT INTO public.tables VALUES ('a07eydx5xmz6', 3, 'kamon', 'random', 'correspondence', false, true, 'over', 1794807274225, 1794807274228, NULL, 'aborted', '[]', '{"id":"a07eydx5xmz6","number":3,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":true,"stage":"over","created":1794807274225,"updated":1794807274228,"actions":0,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},null],"ending":{"how":{"how":"aborted"},"winners":[]}}');
INSERT INTO public.tables VALUES ('fgvy2jkpknxy', 10, 'kamisado', 'single', 'rapid', true, true, 'over', 1794807274184, 1794807274204, NULL, 'resigned', '[2]', '{"id":"fgvy2jkpknxy","number":10,"game":"kamisado","mode":"single","options":{"length":"single","setup":"usual"},"time":{"kind":"fischer","initial":600,"increment":5},"speed":"rapid","rated":true,"public":true,"stage":"over","created":1794807274184,"updated":1794807274204,"actions":5,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":6892527951519908,"name":"Ben"},{"kind":"person","id":5741956256156048,"name":"Amélie"}],"ending":{"how":{"how":"resigned","seat":1},"winners":[2]}}');
INSERT INTO public.tables VALUES ('jk7a92vb5ejm', 28, 'kamon', 'random', 'rapid', true, true, 'over', 1794807274091, 1794807274178, NULL, 'played', '[1]', '{"id":"jk7a92vb5ejm","number":28,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"fischer","initial":600,"increment":5},"speed":"rapid","rated":true,"public":true,"stage":"over","created":1794807274091,"updated":1794807274178,"actions":23,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},{"kind":"person","id":6892527951519908,"name":"Ben"}],"ending":{"how":{"how":"played","reason":"edges"},"winners":[1]}}');
INSERT INTO public.tables VALUES ('kqx5kj4zmpxx', 2, 'kamisado', 'standard', 'correspondence', false, false, 'waiting', 1794807275251, 1794807275251, 1796016875251, NULL, NULL, '{"id":"kqx5kj4zmpxx","number":2,"game":"kamisado","mode":"standard","options":{"length":"standard","setup":"usual"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":false,"stage":"waiting","created":1794807275251,"updated":1794807275251,"actions":0,"wishes":[{"kind":"me"},{"kind":"asked","person":6892527951519908,"name":"Ben"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},null],"ending":null}');
INSERT INTO public.tables VALUES ('mhss7d2r1pmh', 11, 'kami', '4', 'correspondence', false, false, 'running', 1794807274231, 1794807275251, NULL, NULL, NULL, '{"id":"mhss7d2r1pmh","number":11,"game":"kami","mode":"4","options":{"level":"soldier","players":"4"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":false,"stage":"running","created":1794807274231,"updated":1794807275251,"actions":5,"wishes":[{"kind":"me"},{"kind":"level","level":1},{"kind":"level","level":1},{"kind":"level","level":1}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},{"kind":"machine","level":1},{"kind":"machine","level":1},{"kind":"machine","level":1}],"ending":null}');
INSERT INTO public.tables VALUES ('n4t46c3tf414', 2, 'kamisado', 'standard', 'correspondence', false, false, 'waiting', 1794807274206, 1794807274206, 1796016874206, NULL, NULL, '{"id":"n4t46c3tf414","number":2,"game":"kamisado","mode":"standard","options":{"length":"standard","setup":"usual"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":false,"stage":"waiting","created":1794807274206,"updated":1794807274206,"actions":0,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},null],"ending":null}');
INSERT INTO public.tables VALUES ('vfwp1p1t8pd6', 5, 'kamon', 'random', 'rapid', false, true, 'running', 1794818648096, 1794818648102, 1794818948602, NULL, NULL, '{"id":"vfwp1p1t8pd6","number":5,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"fischer","initial":300,"increment":5},"speed":"rapid","rated":false,"public":true,"bots":false,"stage":"running","created":1794818648096,"updated":1794818648102,"actions":1,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":8566892349486280,"name":"Zoltan","account":"member"},{"kind":"person","id":3304592015473660,"name":"Guest 173660","account":"guest"}],"ending":null}');
INSERT INTO public.tables VALUES ('ws2xrdjgz0h1', 8, 'kamon', 'random', 'correspondence', false, true, 'running', 1794807274207, 1794807274224, NULL, NULL, NULL, '{"id":"ws2xrdjgz0h1","number":8,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":true,"stage":"running","created":1794807274207,"updated":1794807274224,"actions":4,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":6214361492354824,"name":"Guest 654824"},{"kind":"person","id":3833819443950293,"name":"Cho"}],"ending":null}');

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_0
    ADD CONSTRAINT events_0_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_10
    ADD CONSTRAINT events_10_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_11
    ADD CONSTRAINT events_11_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_12
    ADD CONSTRAINT events_12_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_13
    ADD CONSTRAINT events_13_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_14
    ADD CONSTRAINT events_14_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_15
    ADD CONSTRAINT events_15_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_1
    ADD CONSTRAINT events_1_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_2
    ADD CONSTRAINT events_2_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_3
    ADD CONSTRAINT events_3_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_4
    ADD CONSTRAINT events_4_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_5
    ADD CONSTRAINT events_5_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_6
    ADD CONSTRAINT events_6_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_7
    ADD CONSTRAINT events_7_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_8
    ADD CONSTRAINT events_8_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.events_9
    ADD CONSTRAINT events_9_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.lives
    ADD CONSTRAINT lives_pkey PRIMARY KEY (began);

ALTER TABLE ONLY public.mentions
    ADD CONSTRAINT mentions_pkey PRIMARY KEY (person, table_id);

ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person, other);

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_skeleton_key UNIQUE (skeleton);

ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_pkey PRIMARY KEY (person, game, speed, games);

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person, game, speed);

ALTER TABLE ONLY public.reserved_names
    ADD CONSTRAINT reserved_names_pkey PRIMARY KEY (skeleton);

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);

CREATE INDEX archive_game ON public.tables USING btree (game, rated, updated, id) WHERE (public AND (stage = 'over'::text));

CREATE INDEX archive_game_how ON public.tables USING btree (game, how, rated, updated, id) WHERE (public AND (stage = 'over'::text));

CREATE INDEX archive_how ON public.tables USING btree (how, rated, updated, id) WHERE (public AND (stage = 'over'::text));

CREATE INDEX archive_mode ON public.tables USING btree (game, mode, rated, updated, id) WHERE (public AND (stage = 'over'::text));

CREATE INDEX archive_mode_how ON public.tables USING btree (game, mode, how, rated, updated, id) WHERE (public AND (stage = 'over'::text));

CREATE INDEX archive_rated ON public.tables USING btree (rated, updated, id) WHERE (public AND (stage = 'over'::text));

CREATE INDEX chat_person ON public.chat USING btree (person, at);

CREATE INDEX keys_expires ON public.keys USING btree (expires);

CREATE INDEX keys_person ON public.keys USING btree (person, id);

CREATE INDEX mentions_open ON public.mentions USING btree (person, closed, table_id);

CREATE INDEX mentions_open_table ON public.mentions USING btree (table_id) WHERE (NOT closed);

CREATE INDEX ratings_top ON public.ratings USING btree (game, speed, value DESC, person, deviation);

CREATE INDEX reports_at ON public.reports USING btree (at);

CREATE INDEX seats_person ON public.seats USING btree (person, ended, table_id);

CREATE INDEX tables_due ON public.tables USING btree (wake) WHERE (wake IS NOT NULL);

CREATE INDEX tables_public ON public.tables USING btree (stage, updated, id) WHERE public;

CREATE INDEX tables_updated ON public.tables USING btree (updated, id);

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_0_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_10_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_11_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_12_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_13_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_14_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_15_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_1_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_2_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_3_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_4_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_5_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_6_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_7_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_8_pkey;

ALTER INDEX public.events_pkey ATTACH PARTITION public.events_9_pkey;

CREATE TRIGGER mentions_made BEFORE INSERT ON public.mentions FOR EACH ROW EXECUTE FUNCTION public.mentions_made();

CREATE TRIGGER seats_taken BEFORE INSERT ON public.seats FOR EACH ROW EXECUTE FUNCTION public.seats_taken();

CREATE TRIGGER tables_over AFTER UPDATE OF updated, stage ON public.tables FOR EACH ROW WHEN ((new.stage = 'over'::text)) EXECUTE FUNCTION public.tables_over();

