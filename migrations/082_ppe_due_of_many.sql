-- Changes of many employees. PL/pgSQL keeps the plan of the first statement of a connection, mostly one of a single row:
-- for thousands of rows its nested loop over the old and the new rows compared each with each. `except` does not.
create or replace function employees_into_ppe_holdings() returns trigger language plpgsql as $$
declare
  people integer[] := array(
    select changed.id from (
      select id, surname, name, company_id, client_id, job_sector_id, job_title_id, active, admission_date,
        termination_date, employee_file_number, dni from made
      except
      select id, surname, name, company_id, client_id, job_sector_id, job_title_id, active, admission_date,
        termination_date, employee_file_number, dni from gone) changed);
begin
  if people = '{}' then return null; end if;
  update ppe_holdings h
  set surname = e.surname, name = e.name, company_id = e.company_id, client_id = e.client_id,
    job_sector_id = e.job_sector_id, job_title_id = e.job_title_id, active = e.active,
    admission_date = e.admission_date, termination_date = e.termination_date,
    search = build_person_search(e.name, e.surname, e.employee_file_number, e.dni)
  from employees e where h.employee_id = any (people) and e.id = h.employee_id;
  return null;
end $$;

create or replace function ppe_sizes_into_holdings() returns trigger language plpgsql as $$
declare
  people integer[] := array(select distinct employee_id from changed);
begin
  update ppe_holdings h
  set size = own.size
  from ppe_holdings held left join employee_ppe_sizes own on own.employee_id = held.employee_id and own.ppe_id = held.ppe_id
  where held.employee_id = any (people) and h.employee_id = held.employee_id and h.ppe_id = held.ppe_id
    and h.size is distinct from own.size;
  return null;
end $$;

-- Whoever has another title needs other things: those of the new title, and what is known of the old one.
create or replace function employees_to_ppe_holdings() returns trigger language plpgsql as $$
declare
  people integer[];
begin
  if tg_op = 'DELETE' then
    delete from ppe_holdings where employee_id in (select id from gone);
  elsif tg_op = 'INSERT' then
    perform refresh_ppe_holdings(array_agg(made.id), array_agg(n.ppe_id))
    from made join ppe_job_titles n on n.job_title_id = made.job_title_id;
  else
    people := array(select changed.id from (
      select id, job_title_id from made except select id, job_title_id from gone) changed);
    if people = '{}' then return null; end if;
    perform refresh_ppe_holdings(array_agg(pair.employee_id), array_agg(pair.ppe_id))
    from (
      select e.id as employee_id, n.ppe_id from employees e join ppe_job_titles n on n.job_title_id = e.job_title_id
      where e.id = any (people)
      union
      select h.employee_id, h.ppe_id from ppe_holdings h where h.employee_id = any (people)) pair;
  end if;
  return null;
end $$;

do $$
declare
  item text;
begin
  foreach item in array array['training', 'quality'] loop
    execute format($sql$
      create or replace function employees_to_%1$s_cells() returns trigger language plpgsql as $f$
      declare
        people integer[];
      begin
        if tg_op = 'DELETE' then
          delete from %1$s_cells where employee_id in (select id from gone);
        elsif tg_op = 'INSERT' then
          perform refresh_%1$s_cells(array_agg(made.id), array_agg(n.%1$s_item_id))
          from made join %1$s_item_job_titles n on n.job_title_id = made.job_title_id;
        else
          people := array(select changed.id from (
            select id, job_title_id from made except select id, job_title_id from gone) changed);
          if people = '{}' then return null; end if;
          perform refresh_%1$s_cells(array_agg(pair.employee_id), array_agg(pair.item_id))
          from (
            select e.id as employee_id, n.%1$s_item_id as item_id
            from employees e join %1$s_item_job_titles n on n.job_title_id = e.job_title_id where e.id = any (people)
            union
            select c.employee_id, c.item_id from %1$s_cells c where c.employee_id = any (people)) pair;
        end if;
        return null;
      end $f$;
    $sql$, item);
  end loop;
end $$;
