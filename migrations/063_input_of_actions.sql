-- What an action was given beside its record, without secrets (src/resource/write/run-action.server.ts); null for a
-- change that takes nothing beside the record.
alter table audit add column input jsonb;
