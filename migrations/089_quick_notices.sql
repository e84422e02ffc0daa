-- The next birthday as one expression, without a subquery and not strict: PostgreSQL writes it into the statement, and
-- calls no function for each person. A null date has none.
create or replace function next_birthday(birth date, today date) returns date language sql immutable parallel safe
return (
  case
    when (birth + make_interval(years => (extract(year from today) - extract(year from birth))::integer))::date >= today
      then (birth + make_interval(years => (extract(year from today) - extract(year from birth))::integer))::date
    else (birth + make_interval(years => (extract(year from today) - extract(year from birth))::integer + 1))::date
  end
);

-- What expires is counted from the index alone: of a cell it says whether anything is held.
drop index training_cells_expiration;
drop index quality_cells_expiration;
create index training_cells_expiration on training_cells (expiration_date, employee_id, item_id)
  include (certification_id) where expiration_date is not null;
create index quality_cells_expiration on quality_cells (expiration_date, employee_id, item_id)
  include (certification_id) where expiration_date is not null;
