PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'everything','2026-11-16 08:44:06',1,X'c5869bb336dd6c0798b728122acbdb7c3ae564db4527540aa4871976b219ad90dcd0d8e6ebbdd1563752bf566ab49c76',1638566);
INSERT INTO _sqlx_migrations VALUES(2,'archive and trust','2026-11-16 08:44:06',1,X'af3b4a23d2c3477a3a15afb434fe674aa742fd17fb2d45e3a304541f43835c49ace1e2759485d882717d057ccf5a9443',2341772);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    speed TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    public BOOLEAN NOT NULL,
    stage TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    wake INTEGER,
    how TEXT,
    winners TEXT,
    body TEXT NOT NULL
);
INSERT INTO tables VALUES('a07eydx5xmz6',3,'kamon','random','correspondence',0,1,'over',1794807274225,1794807274228,NULL,'aborted','[]','{"id":"a07eydx5xmz6","number":3,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":true,"stage":"over","created":1794807274225,"updated":1794807274228,"actions":0,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},null],"ending":{"how":{"how":"aborted"},"winners":[]}}');
INSERT INTO tables VALUES('fgvy2jkpknxy',10,'kamisado','single','rapid',1,1,'over',1794807274184,1794807274204,NULL,'resigned','[2]','{"id":"fgvy2jkpknxy","number":10,"game":"kamisado","mode":"single","options":{"length":"single","setup":"usual"},"time":{"kind":"fischer","initial":600,"increment":5},"speed":"rapid","rated":true,"public":true,"stage":"over","created":1794807274184,"updated":1794807274204,"actions":5,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":6892527951519908,"name":"Ben"},{"kind":"person","id":5741956256156048,"name":"Amélie"}],"ending":{"how":{"how":"resigned","seat":1},"winners":[2]}}');
INSERT INTO tables VALUES('jk7a92vb5ejm',28,'kamon','random','rapid',1,1,'over',1794807274091,1794807274178,NULL,'played','[1]','{"id":"jk7a92vb5ejm","number":28,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"fischer","initial":600,"increment":5},"speed":"rapid","rated":true,"public":true,"stage":"over","created":1794807274091,"updated":1794807274178,"actions":23,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},{"kind":"person","id":6892527951519908,"name":"Ben"}],"ending":{"how":{"how":"played","reason":"edges"},"winners":[1]}}');
INSERT INTO tables VALUES('kqx5kj4zmpxx',2,'kamisado','standard','correspondence',0,0,'waiting',1794807275251,1794807275251,1796016875251,NULL,NULL,'{"id":"kqx5kj4zmpxx","number":2,"game":"kamisado","mode":"standard","options":{"length":"standard","setup":"usual"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":false,"stage":"waiting","created":1794807275251,"updated":1794807275251,"actions":0,"wishes":[{"kind":"me"},{"kind":"asked","person":6892527951519908,"name":"Ben"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},null],"ending":null}');
INSERT INTO tables VALUES('mhss7d2r1pmh',11,'kami','4','correspondence',0,0,'running',1794807274231,1794807275251,NULL,NULL,NULL,'{"id":"mhss7d2r1pmh","number":11,"game":"kami","mode":"4","options":{"level":"soldier","players":"4"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":false,"stage":"running","created":1794807274231,"updated":1794807275251,"actions":5,"wishes":[{"kind":"me"},{"kind":"level","level":1},{"kind":"level","level":1},{"kind":"level","level":1}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},{"kind":"machine","level":1},{"kind":"machine","level":1},{"kind":"machine","level":1}],"ending":null}');
INSERT INTO tables VALUES('n4t46c3tf414',2,'kamisado','standard','correspondence',0,0,'waiting',1794807274206,1794807274206,1796016874206,NULL,NULL,'{"id":"n4t46c3tf414","number":2,"game":"kamisado","mode":"standard","options":{"length":"standard","setup":"usual"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":false,"stage":"waiting","created":1794807274206,"updated":1794807274206,"actions":0,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":5741956256156048,"name":"Amélie"},null],"ending":null}');
INSERT INTO tables VALUES('ws2xrdjgz0h1',8,'kamon','random','correspondence',0,1,'running',1794807274207,1794807274224,NULL,NULL,NULL,'{"id":"ws2xrdjgz0h1","number":8,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"none"},"speed":"correspondence","rated":false,"public":true,"stage":"running","created":1794807274207,"updated":1794807274224,"actions":4,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":6214361492354824,"name":"Guest 654824"},{"kind":"person","id":3833819443950293,"name":"Cho"}],"ending":null}');
INSERT INTO tables VALUES('vfwp1p1t8pd6',5,'kamon','random','rapid',0,1,'running',1794818648096,1794818648102,1794818948602,NULL,NULL,'{"id":"vfwp1p1t8pd6","number":5,"game":"kamon","mode":"random","options":{"forbidden-counts":"yes","layout":"random"},"time":{"kind":"fischer","initial":300,"increment":5},"speed":"rapid","rated":false,"public":true,"bots":false,"stage":"running","created":1794818648096,"updated":1794818648102,"actions":1,"wishes":[{"kind":"me"},{"kind":"open"}],"sitters":[{"kind":"person","id":8566892349486280,"name":"Zoltan","account":"member"},{"kind":"person","id":3304592015473660,"name":"Guest 173660","account":"guest"}],"ending":null}');
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO events VALUES('a07eydx5xmz6',1,1794807274225,'{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"none"},"rated":false,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"2c218984310bd3b80edeb6c377a0983d2d19744bb98c625cc96555c78b578b2b"}');
INSERT INTO events VALUES('a07eydx5xmz6',2,1794807274225,'{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO events VALUES('a07eydx5xmz6',3,1794807274228,'{"event":"ended","ending":{"how":{"how":"aborted"},"winners":[]}}');
INSERT INTO events VALUES('fgvy2jkpknxy',1,1794807274184,'{"event":"created","setup":{"game":"kamisado","options":{"length":"single"},"time":{"kind":"fischer","initial":600,"increment":5},"rated":true,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":6892527951519908,"name":"Ben"},"seed":"04ce42b23eb2fb43a8288364c2699a556fff49f5336a564ea37a9652478c5392"}');
INSERT INTO events VALUES('fgvy2jkpknxy',2,1794807274184,'{"event":"sat","seat":1,"who":{"kind":"person","id":6892527951519908,"name":"Ben"}}');
INSERT INTO events VALUES('fgvy2jkpknxy',3,1794807274186,'{"event":"sat","seat":2,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO events VALUES('fgvy2jkpknxy',4,1794807274186,'{"event":"began"}');
INSERT INTO events VALUES('fgvy2jkpknxy',5,1794807274189,'{"event":"acted","seat":1,"action":"e1a5","lag":0}');
INSERT INTO events VALUES('fgvy2jkpknxy',6,1794807274191,'{"event":"acted","seat":2,"action":"d8d6","lag":0}');
INSERT INTO events VALUES('fgvy2jkpknxy',7,1794807274197,'{"event":"acted","seat":1,"action":"c1c6","lag":0}');
INSERT INTO events VALUES('fgvy2jkpknxy',8,1794807274199,'{"event":"acted","seat":2,"action":"a8a7","lag":0}');
INSERT INTO events VALUES('fgvy2jkpknxy',9,1794807274202,'{"event":"acted","seat":1,"action":"c6c7","lag":0}');
INSERT INTO events VALUES('fgvy2jkpknxy',10,1794807274204,'{"event":"ended","ending":{"how":{"how":"resigned","seat":1},"winners":[2]}}');
INSERT INTO events VALUES('jk7a92vb5ejm',1,1794807274091,'{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"fischer","initial":600,"increment":5},"rated":true,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"50a0059166b97c4e3a89896d42e40ffec5a2dc8502836ccd7df47e08667e2f73"}');
INSERT INTO events VALUES('jk7a92vb5ejm',2,1794807274091,'{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO events VALUES('jk7a92vb5ejm',3,1794807274093,'{"event":"sat","seat":2,"who":{"kind":"person","id":6892527951519908,"name":"Ben"}}');
INSERT INTO events VALUES('jk7a92vb5ejm',4,1794807274093,'{"event":"began"}');
INSERT INTO events VALUES('jk7a92vb5ejm',5,1794807274096,'{"event":"acted","seat":1,"action":"e1","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',6,1794807274104,'{"event":"acted","seat":2,"action":"e3","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',7,1794807274107,'{"event":"acted","seat":1,"action":"d3","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',8,1794807274110,'{"event":"acted","seat":2,"action":"d5","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',9,1794807274112,'{"event":"acted","seat":1,"action":"d6","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',10,1794807274120,'{"event":"acted","seat":2,"action":"d7","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',11,1794807274123,'{"event":"acted","seat":1,"action":"e4","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',12,1794807274126,'{"event":"acted","seat":2,"action":"e5","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',13,1794807274128,'{"event":"acted","seat":1,"action":"f1","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',14,1794807274135,'{"event":"acted","seat":2,"action":"c6","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',15,1794807274138,'{"event":"acted","seat":1,"action":"e2","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',16,1794807274141,'{"event":"acted","seat":2,"action":"c2","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',17,1794807274144,'{"event":"acted","seat":1,"action":"d2","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',18,1794807274146,'{"event":"acted","seat":2,"action":"c5","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',19,1794807274148,'{"event":"acted","seat":1,"action":"f2","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',20,1794807274152,'{"event":"acted","seat":2,"action":"d4","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',21,1794807274157,'{"event":"acted","seat":1,"action":"f3","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',22,1794807274160,'{"event":"acted","seat":2,"action":"b4","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',23,1794807274162,'{"event":"acted","seat":1,"action":"f5","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',24,1794807274170,'{"event":"acted","seat":2,"action":"c3","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',25,1794807274172,'{"event":"acted","seat":1,"action":"d1","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',26,1794807274175,'{"event":"acted","seat":2,"action":"b5","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',27,1794807274178,'{"event":"acted","seat":1,"action":"f4","lag":0}');
INSERT INTO events VALUES('jk7a92vb5ejm',28,1794807274178,'{"event":"ended","ending":{"how":{"how":"played","reason":"edges"},"winners":[1]}}');
INSERT INTO events VALUES('kqx5kj4zmpxx',1,1794807275251,'{"event":"created","setup":{"game":"kamisado","options":{},"time":{"kind":"none"},"rated":false,"public":false,"shuffled":false,"seats":[{"kind":"me"},{"kind":"asked","person":6892527951519908,"name":"Ben"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"de739aa5b61aa21762bcffa182dfd20c97e65f7810b7fe5053680bc4ea98392e"}');
INSERT INTO events VALUES('kqx5kj4zmpxx',2,1794807275251,'{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO events VALUES('mhss7d2r1pmh',1,1794807274231,'{"event":"created","setup":{"game":"kami","options":{},"time":{"kind":"none"},"rated":false,"public":false,"shuffled":false,"seats":[{"kind":"me"},{"kind":"level","level":1},{"kind":"level","level":1},{"kind":"level","level":1}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"25eda0e9bea5d7bdf8d974a20c16bb553ffcb19c539ec860a8a40489b3f285f2"}');
INSERT INTO events VALUES('mhss7d2r1pmh',2,1794807274231,'{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO events VALUES('mhss7d2r1pmh',3,1794807274231,'{"event":"sat","seat":2,"who":{"kind":"machine","level":1}}');
INSERT INTO events VALUES('mhss7d2r1pmh',4,1794807274231,'{"event":"sat","seat":3,"who":{"kind":"machine","level":1}}');
INSERT INTO events VALUES('mhss7d2r1pmh',5,1794807274231,'{"event":"sat","seat":4,"who":{"kind":"machine","level":1}}');
INSERT INTO events VALUES('mhss7d2r1pmh',6,1794807274231,'{"event":"began"}');
INSERT INTO events VALUES('mhss7d2r1pmh',7,1794807275235,'{"event":"acted","seat":1,"action":"dO","lag":0}');
INSERT INTO events VALUES('mhss7d2r1pmh',8,1794807275248,'{"event":"acted","seat":1,"action":"aS","lag":0}');
INSERT INTO events VALUES('mhss7d2r1pmh',9,1794807275249,'{"event":"acted","seat":2,"action":"pass","lag":0}');
INSERT INTO events VALUES('mhss7d2r1pmh',10,1794807275250,'{"event":"acted","seat":3,"action":"pass","lag":0}');
INSERT INTO events VALUES('mhss7d2r1pmh',11,1794807275251,'{"event":"acted","seat":4,"action":"pass","lag":0}');
INSERT INTO events VALUES('n4t46c3tf414',1,1794807274206,'{"event":"created","setup":{"game":"kamisado","options":{},"time":{"kind":"none"},"rated":false,"public":false,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":5741956256156048,"name":"Amélie"},"seed":"08ec25effe77d3ea43f410bc3973321894b01206bba2b722ca61457cfa46c683"}');
INSERT INTO events VALUES('n4t46c3tf414',2,1794807274206,'{"event":"sat","seat":1,"who":{"kind":"person","id":5741956256156048,"name":"Amélie"}}');
INSERT INTO events VALUES('vfwp1p1t8pd6',1,1794818648096,'{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"fischer","initial":300,"increment":5},"rated":false,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":8566892349486280,"name":"Zoltan","account":"member"},"seed":"5c0a413f230675c1589fce423f224aba000f8700a9bd08e8221017f1cf5c8658"}');
INSERT INTO events VALUES('vfwp1p1t8pd6',2,1794818648096,'{"event":"sat","seat":1,"who":{"kind":"person","id":8566892349486280,"name":"Zoltan","account":"member"}}');
INSERT INTO events VALUES('vfwp1p1t8pd6',3,1794818648100,'{"event":"sat","seat":2,"who":{"kind":"person","id":3304592015473660,"name":"Guest 173660","account":"guest"}}');
INSERT INTO events VALUES('vfwp1p1t8pd6',4,1794818648100,'{"event":"began"}');
INSERT INTO events VALUES('vfwp1p1t8pd6',5,1794818648102,'{"event":"acted","seat":1,"action":"a2","lag":0}');
INSERT INTO events VALUES('ws2xrdjgz0h1',1,1794807274207,'{"event":"created","setup":{"game":"kamon","options":{},"time":{"kind":"none"},"rated":false,"public":true,"shuffled":false,"seats":[{"kind":"me"},{"kind":"open"}]},"by":{"id":6214361492354824,"name":"Guest 654824"},"seed":"e1535d5d72944ccddd929446b375793553cd5831097f3aa2983f834932396635"}');
INSERT INTO events VALUES('ws2xrdjgz0h1',2,1794807274207,'{"event":"sat","seat":1,"who":{"kind":"person","id":6214361492354824,"name":"Guest 654824"}}');
INSERT INTO events VALUES('ws2xrdjgz0h1',3,1794807274211,'{"event":"sat","seat":2,"who":{"kind":"person","id":3833819443950293,"name":"Cho"}}');
INSERT INTO events VALUES('ws2xrdjgz0h1',4,1794807274211,'{"event":"began"}');
INSERT INTO events VALUES('ws2xrdjgz0h1',5,1794807274214,'{"event":"acted","seat":1,"action":"e1","lag":0}');
INSERT INTO events VALUES('ws2xrdjgz0h1',6,1794807274216,'{"event":"acted","seat":2,"action":"d1","lag":0}');
INSERT INTO events VALUES('ws2xrdjgz0h1',7,1794807274220,'{"event":"acted","seat":1,"action":"e3","lag":0}');
INSERT INTO events VALUES('ws2xrdjgz0h1',8,1794807274224,'{"event":"acted","seat":2,"action":"d6","lag":0}');
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    won BOOLEAN, ended INTEGER,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO seats VALUES('a07eydx5xmz6',1,5741956256156048,0,1794807274228);
INSERT INTO seats VALUES('fgvy2jkpknxy',1,6892527951519908,0,1794807274204);
INSERT INTO seats VALUES('fgvy2jkpknxy',2,5741956256156048,1,1794807274204);
INSERT INTO seats VALUES('jk7a92vb5ejm',1,5741956256156048,1,1794807274178);
INSERT INTO seats VALUES('jk7a92vb5ejm',2,6892527951519908,0,1794807274178);
INSERT INTO seats VALUES('kqx5kj4zmpxx',1,5741956256156048,NULL,NULL);
INSERT INTO seats VALUES('mhss7d2r1pmh',1,5741956256156048,NULL,NULL);
INSERT INTO seats VALUES('n4t46c3tf414',1,5741956256156048,NULL,NULL);
INSERT INTO seats VALUES('vfwp1p1t8pd6',1,8566892349486280,NULL,NULL);
INSERT INTO seats VALUES('vfwp1p1t8pd6',2,3304592015473660,NULL,NULL);
INSERT INTO seats VALUES('ws2xrdjgz0h1',1,6214361492354824,NULL,NULL);
INSERT INTO seats VALUES('ws2xrdjgz0h1',2,3833819443950293,NULL,NULL);
CREATE TABLE mentions (
    person INTEGER NOT NULL,
    table_id TEXT NOT NULL, closed BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
INSERT INTO mentions VALUES(3304592015473660,'vfwp1p1t8pd6',0);
INSERT INTO mentions VALUES(3833819443950293,'ws2xrdjgz0h1',0);
INSERT INTO mentions VALUES(5741956256156048,'kqx5kj4zmpxx',0);
INSERT INTO mentions VALUES(5741956256156048,'mhss7d2r1pmh',0);
INSERT INTO mentions VALUES(5741956256156048,'n4t46c3tf414',0);
INSERT INTO mentions VALUES(5741956256156048,'a07eydx5xmz6',1);
INSERT INTO mentions VALUES(5741956256156048,'fgvy2jkpknxy',1);
INSERT INTO mentions VALUES(5741956256156048,'jk7a92vb5ejm',1);
INSERT INTO mentions VALUES(6214361492354824,'ws2xrdjgz0h1',0);
INSERT INTO mentions VALUES(6892527951519908,'kqx5kj4zmpxx',0);
INSERT INTO mentions VALUES(6892527951519908,'fgvy2jkpknxy',1);
INSERT INTO mentions VALUES(6892527951519908,'jk7a92vb5ejm',1);
INSERT INTO mentions VALUES(8566892349486280,'vfwp1p1t8pd6',0);
CREATE TABLE people (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    password TEXT,
    admin BOOLEAN NOT NULL,
    created INTEGER NOT NULL,
    banned INTEGER
);
INSERT INTO people VALUES(3180760238792756,'Deleted 3180760238792756','deleted3l8o76o238792756','guest',NULL,0,1794807274000,NULL);
INSERT INTO people VALUES(3304592015473660,'Guest 173660','guestl7366o','guest',NULL,0,1794818648099,NULL);
INSERT INTO people VALUES(3833819443950293,'Cho','cho','member','$argon2id$v=19$m=19456,t=2,p=1$TNfaFffETus1yqdFjZRI5w$2EKqPP44bvyZeBoouqqXFmDVfICtOywk/9kNPtt+nSQ',0,1794807273897,1794807275391);
INSERT INTO people VALUES(5741956256156048,'Amélie','arnélle','member','$argon2id$v=19$m=19456,t=2,p=1$/PVs6FBUeYTjX22X+dv/2Q$eonOR/I3n3VMugFGsfRqysCbZaKlJZZ88QbmXlEHhYM',0,1794807273718,NULL);
INSERT INTO people VALUES(6214361492354824,'Guest 654824','guest654824','guest',NULL,0,1794807274084,NULL);
INSERT INTO people VALUES(6217573897121935,'Boss of it','bossoflt','member','$argon2id$v=19$m=19456,t=2,p=1$wCoYlnmYIf2mR372gg+vUQ$Zl7iputyHUwjdpYIk7MkXxa6JQiYvEyNnLwDVNOhkT4',1,1794807275368,NULL);
INSERT INTO people VALUES(6814917192125033,'Zed','zed','bot','$argon2id$v=19$m=19456,t=2,p=1$92Tg8Asp9otST1l1aBaAew$bjbwgRGZhqefznXT9QuvY5wocwl0qzuPVaAY+DDHZlI',0,1794807274082,NULL);
INSERT INTO people VALUES(6892527951519908,'Ben','ben','member','$argon2id$v=19$m=19456,t=2,p=1$/SV2bdQO7yMtwpIg2r6ElQ$yTnfx1QGkNFN52dh+Nb+S/rd9Ay0im73yiCzBdu8mvY',0,1794807273817,NULL);
INSERT INTO people VALUES(8299755125494043,'Deleted 8299755125494043','deleted8299755l25494o43','guest',NULL,0,1794818648157,NULL);
INSERT INTO people VALUES(8566892349486280,'Zoltan','zoltan','member','$argon2id$v=19$m=19456,t=2,p=1$Lphu90UivkKdz5lJwEcxNw$3YnTGFGw4f5d/KOq2SiUjrvEMkMfwDPL/4cvTyb+Zag',0,1794818648093,NULL);
CREATE TABLE keys (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    person INTEGER NOT NULL,
    scopes TEXT,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO keys VALUES('23f5821fcdc06a7373b64aee83e3486455e558671196747b5abedc13136dc82c','f1rwf7jw6a1qh5av',3304592015473660,NULL,'Python-urllib/3.11',1794818648099,1794818648099,1802594648099);
INSERT INTO keys VALUES('43381ea0fe4c4a5b446010e684e5702fcac4633e2121ae50af32011474154132','bt8dfhyvysp6fx0a',8566892349486280,NULL,'Python-urllib/3.11',1794818648094,1794818648094,1802594648094);
INSERT INTO keys VALUES('6a2c8b764ca9f6c03cfa2bfad1c2dd1648fab692d51e3f4c47062da0fbed872f','awcqfzqn5t5swcv2',6892527951519908,NULL,'Python-urllib/3.11',1794807273818,1794807273818,1802583273818);
INSERT INTO keys VALUES('9391ababd4ac197569772cffe7939f60adcbec4a9c7c8f14aaac69d57290567a','8kkeyg8p3n1ecxzq',5741956256156048,'["chat","play"]','my bot',1794807274088,1794807274088,1826343274088);
INSERT INTO keys VALUES('a69efaf2cd00f13c9a3341b32d0d2e56f858ee78fbfb619d8141c80d49dd9e1c','39jxhhmfscf7vb8t',6214361492354824,NULL,'Python-urllib/3.11',1794807274085,1794807274085,1802583274085);
INSERT INTO keys VALUES('aaec60cf02e67a58fe2e220646fedbf3e30134115d0433b6208ce1ddaa98ac17','6mvcv0vjsjy8b7cr',5741956256156048,NULL,'Python-urllib/3.11',1794807273719,1794807273719,1802583273719);
INSERT INTO keys VALUES('bb20908752c3121d891292c49db962c70d0f7f98233f79a0509493930ae54696','3phh5b836beawgw4',3833819443950293,NULL,'Python-urllib/3.11',1794807273898,1794807273898,1802583273898);
INSERT INTO keys VALUES('f71aefdc7cc36875d2155d9fff2397cc4114f6d98dd95372861eb72303b2cd8c','ce0vxvyhtwc7pqc6',6814917192125033,NULL,'Python-urllib/3.11',1794807274083,1794807274083,1802583274083);
CREATE TABLE ratings (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, speed)
) WITHOUT ROWID;
INSERT INTO ratings VALUES(5741956256156048,'kamisado','rapid',1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,1794807274204);
INSERT INTO ratings VALUES(5741956256156048,'kamon','rapid',1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,1794807274178);
INSERT INTO ratings VALUES(6892527951519908,'kamisado','rapid',1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1,1794807274204);
INSERT INTO ratings VALUES(6892527951519908,'kamon','rapid',1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1,1794807274178);
CREATE TABLE rating_history (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, game, speed, games)
) WITHOUT ROWID;
INSERT INTO rating_history VALUES(5741956256156048,'kamisado','rapid',1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,1794807274204,'fgvy2jkpknxy');
INSERT INTO rating_history VALUES(5741956256156048,'kamon','rapid',1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,1794807274178,'jk7a92vb5ejm');
INSERT INTO rating_history VALUES(6892527951519908,'kamisado','rapid',1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1,1794807274204,'fgvy2jkpknxy');
INSERT INTO rating_history VALUES(6892527951519908,'kamon','rapid',1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1,1794807274178,'jk7a92vb5ejm');
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO chat VALUES('jk7a92vb5ejm',1,1794807275253,5741956256156048,'Amélie','Have fun!');
INSERT INTO chat VALUES('jk7a92vb5ejm',2,1794807275255,6892527951519908,'Ben','zażółć \ "quoted" 🙂');
CREATE TABLE mutes (
    person INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
INSERT INTO mutes VALUES(6892527951519908,5741956256156048);
CREATE TABLE reports (
    at INTEGER NOT NULL,
    reporter INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    about INTEGER NOT NULL,
    text TEXT NOT NULL
);
INSERT INTO reports VALUES(1794807275257,5741956256156048,'jk7a92vb5ejm',6892527951519908,'too strong');
CREATE TABLE reserved_names (
    skeleton TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO reserved_names VALUES('leaver',1797410648160);
CREATE TABLE lives (
    began INTEGER NOT NULL PRIMARY KEY,
    beat INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO lives VALUES(1794818646210,1794818650211);
CREATE INDEX tables_updated ON tables (updated, id);
CREATE INDEX tables_public ON tables (stage, updated, id) WHERE public;
CREATE INDEX tables_due ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX keys_person ON keys (person, id);
CREATE INDEX chat_person ON chat (person, at);
CREATE INDEX reports_at ON reports (at);
CREATE INDEX archive_rated ON tables (rated, updated, id) WHERE public AND stage = 'over';
CREATE INDEX archive_how ON tables (how, rated, updated, id) WHERE public AND stage = 'over';
CREATE INDEX archive_game ON tables (game, rated, updated, id) WHERE public AND stage = 'over';
CREATE INDEX archive_game_how ON tables (game, how, rated, updated, id)
    WHERE public AND stage = 'over';
CREATE INDEX archive_mode ON tables (game, mode, rated, updated, id)
    WHERE public AND stage = 'over';
CREATE INDEX archive_mode_how ON tables (game, mode, how, rated, updated, id)
    WHERE public AND stage = 'over';
CREATE INDEX seats_person ON seats (person, ended, table_id);
CREATE INDEX mentions_open ON mentions (person, closed, table_id);
CREATE INDEX mentions_open_table ON mentions (table_id) WHERE NOT closed;
CREATE TRIGGER tables_over AFTER UPDATE OF updated, stage ON tables WHEN NEW.stage = 'over'
BEGIN
    UPDATE seats SET ended = NEW.updated WHERE table_id = NEW.id;
    UPDATE mentions SET closed = TRUE WHERE table_id = NEW.id AND NOT closed;
END;
CREATE TRIGGER seats_taken AFTER INSERT ON seats
BEGIN
    UPDATE seats SET ended = (SELECT updated FROM tables WHERE id = NEW.table_id AND stage = 'over')
        WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER mentions_made AFTER INSERT ON mentions
BEGIN
    UPDATE mentions
        SET closed = EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND stage = 'over')
        WHERE person = NEW.person AND table_id = NEW.table_id;
END;
CREATE INDEX ratings_top ON ratings (game, speed, value DESC, person, deviation);
CREATE INDEX keys_expires ON keys (expires);
COMMIT;
