-- What an employee's record chooses from: eight lists of one shape.
do $$
declare t text;
begin
  foreach t in array array[
    'contract_types', 'cost_centers', 'employee_status', 'job_categories',
    'job_sectors', 'job_titles', 'management_levels', 'ccts'
  ] loop
    execute format($sql$
      create table %1$I (
        id integer generated always as identity primary key,
        name text not null check (length(name) between 1 and 200),
        description text check (length(description) <= 2000),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default clock_timestamp(),
        search text generated always as (norm(coalesce(name, '') || ' ' || coalesce(description, ''))) stored
      );
      create unique index %2$I on %1$I (lower(name));
      create index %3$I on %1$I (name collate "es-x-icu", id);
      create index %4$I on %1$I using gin (search gin_trgm_ops);
      create trigger %5$I before update on %1$I for each row execute function touch()
    $sql$, t, t || '_name_unique', t || '_by_name', t || '_search', t || '_touch');
  end loop;
end $$;
