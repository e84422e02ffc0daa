-- The client whom an entry concerns, as its company stands beside it: a client's user sees that client's alone.
alter table audit add column client_id integer;
update audit set client_id = (coalesce(after, before) ->> 'client_id')::integer
where resource = 'users' and coalesce(after, before) ->> 'client_id' is not null;
create index audit_client on audit (client_id, id desc) where client_id is not null;
