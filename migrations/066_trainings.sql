-- How long what somebody learned counts, and the titles of work that need it; then who holds what, since when and until
-- when. What one is trained in and what one is certified in are built alike.
do $$
declare
  item text;
  held text;
begin
  foreach item in array array['training', 'quality'] loop
    held := case item when 'training' then 'trainings' else 'qualities' end;
    execute format('
      alter table %1$s_items add column validity_months integer check (validity_months between 1 and 600);
      create table %1$s_item_job_titles (
        %1$s_item_id integer not null references %1$s_items (id) on delete cascade,
        job_title_id integer not null references job_titles (id),
        position integer not null default 0,
        primary key (%1$s_item_id, job_title_id)
      );
      create index %1$s_item_job_titles_job_title on %1$s_item_job_titles (job_title_id);

      create table %2$s (
        id integer generated always as identity primary key,
        employee_id integer not null references employees (id) on delete cascade,
        %1$s_item_id integer not null references %1$s_items (id),
        date date not null check (date between ''1900-01-01'' and ''2100-12-31''),
        expiration_date date check (expiration_date between date and ''2100-12-31''),
        instructor text check (length(instructor) <= 100),
        hours numeric(6, 2) check (hours between 0 and 9999.99),
        comments text check (length(comments) <= 2000),
        file text references files (key),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default clock_timestamp(),
        search text generated always as (norm(coalesce(instructor, '''') || '' '' || coalesce(comments, ''''))) stored
      );
      create unique index %2$s_date_unique on %2$s (employee_id, %1$s_item_id, date);
      create index %2$s_newest on %2$s (date desc, id desc);
      create index %2$s_of_item on %2$s (%1$s_item_id, date desc, id desc);
      create index %2$s_expiration on %2$s (expiration_date, id);
      create index %2$s_file on %2$s (file) where file is not null;
      create index %2$s_search on %2$s using gin (search gin_trgm_ops);
      create trigger %2$s_touch before update on %2$s for each row execute function touch();', item, held);
  end loop;
end $$;
