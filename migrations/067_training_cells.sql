-- The board of who holds what: a row for each item that an employee holds or that their title needs, with the newest of
-- what is held, or none. Statement triggers keep it, so that a course given to thousands costs one more statement.
-- Rows of employees and items have no foreign keys: triggers delete them, and an undo makes them anew.
do $$
declare
  item text;
  held text;
begin
  foreach item in array array['training', 'quality'] loop
    held := case item when 'training' then 'trainings' else 'qualities' end;
    execute format($sql$
      create table %1$s_cells (
        employee_id integer not null,
        item_id integer not null,
        certification_id integer,
        date date,
        expiration_date date,
        primary key (employee_id, item_id)
      );
      create index %1$s_cells_expiration on %1$s_cells (expiration_date, employee_id, item_id)
        where expiration_date is not null;
      create index %1$s_cells_missing on %1$s_cells (employee_id, item_id) where certification_id is null;

      -- Works out the cells of these people and items, given in pairs. The people are locked, so that of two writers the
      -- second sees what the first has written.
      create function refresh_%1$s_cells(people integer[], items integer[]) returns void language plpgsql as $f$
      begin
        if people is null then return; end if;
        perform from employees where id = any (people) order by id for no key update;
        with pair as (
          select distinct employee_id, item_id from unnest(people, items) given (employee_id, item_id)
        ), cell as (
          select pair.employee_id, pair.item_id, newest.id, newest.date, newest.expiration_date
          from pair join employees e on e.id = pair.employee_id
          left join lateral (
            select t.id, t.date, t.expiration_date from %2$s t
            where t.employee_id = pair.employee_id and t.%1$s_item_id = pair.item_id
            order by t.date desc limit 1) newest on true
          where newest.id is not null or exists (
            select from %1$s_item_job_titles n where n.%1$s_item_id = pair.item_id and n.job_title_id = e.job_title_id)
        ), gone as (
          delete from %1$s_cells c using pair
          where c.employee_id = pair.employee_id and c.item_id = pair.item_id and not exists (
            select from cell where cell.employee_id = pair.employee_id and cell.item_id = pair.item_id)
        )
        insert into %1$s_cells as c (employee_id, item_id, certification_id, date, expiration_date)
        select * from cell
        on conflict (employee_id, item_id) do update
          set certification_id = excluded.certification_id, date = excluded.date,
            expiration_date = excluded.expiration_date
          where (c.certification_id, c.date, c.expiration_date) is distinct from
            (excluded.certification_id, excluded.date, excluded.expiration_date);
      end $f$;

      create function %2$s_to_cells() returns trigger language plpgsql as $f$
      begin
        perform refresh_%1$s_cells(array_agg(employee_id), array_agg(%1$s_item_id)) from changed;
        return null;
      end $f$;
      create trigger %2$s_made after insert on %2$s
        referencing new table as changed for each statement execute function %2$s_to_cells();
      create trigger %2$s_changed after update on %2$s
        referencing new table as changed for each statement execute function %2$s_to_cells();
      create trigger %2$s_left after update on %2$s
        referencing old table as changed for each statement execute function %2$s_to_cells();
      create trigger %2$s_gone after delete on %2$s
        referencing old table as changed for each statement execute function %2$s_to_cells();

      -- What a title needs changes for all who have it.
      create function %1$s_needs_to_cells() returns trigger language plpgsql as $f$
      begin
        perform refresh_%1$s_cells(array_agg(e.id), array_agg(changed.%1$s_item_id))
        from changed join employees e on e.job_title_id = changed.job_title_id;
        return null;
      end $f$;
      create trigger %1$s_needs_made after insert on %1$s_item_job_titles
        referencing new table as changed for each statement execute function %1$s_needs_to_cells();
      create trigger %1$s_needs_gone after delete on %1$s_item_job_titles
        referencing old table as changed for each statement execute function %1$s_needs_to_cells();

      -- Another title needs other things.
      create function employees_to_%1$s_cells() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'DELETE' then
          delete from %1$s_cells where employee_id in (select id from gone);
        elsif tg_op = 'INSERT' then
          perform refresh_%1$s_cells(array_agg(made.id), array_agg(n.%1$s_item_id))
          from made join %1$s_item_job_titles n on n.job_title_id = made.job_title_id;
        else
          perform refresh_%1$s_cells(array_agg(made.id), array_agg(n.%1$s_item_id))
          from made join gone on gone.id = made.id
          join %1$s_item_job_titles n on n.job_title_id in (made.job_title_id, gone.job_title_id)
          where made.job_title_id is distinct from gone.job_title_id;
        end if;
        return null;
      end $f$;
      create trigger employees_made_for_%1$s_cells after insert on employees
        referencing new table as made for each statement execute function employees_to_%1$s_cells();
      create trigger employees_changed_for_%1$s_cells after update on employees
        referencing new table as made old table as gone for each statement execute function employees_to_%1$s_cells();
      create trigger employees_gone_from_%1$s_cells after delete on employees
        referencing old table as gone for each statement execute function employees_to_%1$s_cells();

      -- What was held before this migration.
      insert into %1$s_cells (employee_id, item_id, certification_id, date, expiration_date)
      select distinct on (employee_id, %1$s_item_id) employee_id, %1$s_item_id, id, date, expiration_date
      from %2$s order by employee_id, %1$s_item_id, date desc;
      insert into %1$s_cells (employee_id, item_id)
      select e.id, n.%1$s_item_id from %1$s_item_job_titles n join employees e on e.job_title_id = n.job_title_id
      on conflict do nothing;$sql$, item, held);
  end loop;
end $$;
