-- The audit's page: newest first by what, by which action, and from or to a day. A day is turned into a range of ids
-- first, which each of these indexes then follows; by record, user, company and client it has its indexes already.
create index audit_resource on audit (resource, id desc);
create index audit_action on audit (action, id desc);
create index audit_at on audit (at, id);

-- Who acted, as every entry of the audit names them.
create view actors as select id, name, surname from users;
