-- How long before its end a certification is announced; for how many years the data of a terminated employee are kept
-- before they may be erased; after how many months contact messages are deleted (null: never).
alter table parameters
  add column certification_notice_days integer not null default 30
    check (certification_notice_days between 0 and 3650),
  add column retention_years integer not null default 10 check (retention_years between 0 and 100),
  add column messages_months integer check (messages_months between 1 and 1200);
