-- Who does not work today, in the list's order, from one index alone. The condition of `active=0`
-- (src/workforce/employment/employment-expressions.server.ts) has three parts, and each must imply a part of this
-- index's predicate, the admission in the future included. A constant day stands for 'today', which an index cannot
-- ask: whoever was admitted after it stands in the index as well, at the cost of its size alone.
drop index employees_former;
create index employees_former on employees (surname collate "es-x-icu", name collate "es-x-icu", id)
  include (active, admission_date, termination_date)
  where not active or termination_date is not null or admission_date > date '2026-11-01';
