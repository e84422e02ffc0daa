-- Employees with and without what is looked for by the lack of it, in the order of their list.
do $$
declare
  of_it text;
  half text;
begin
  foreach of_it in array array['job_sector_id', 'medical_check_expiration'] loop
    foreach half in array array['true', 'false'] loop
      execute format(
        'create index employees_%1$s_empty_%2$s on employees
         (surname collate "es-x-icu", name collate "es-x-icu", id) where (%1$I is null) is %2$s', of_it, half);
    end loop;
  end loop;
end $$;
