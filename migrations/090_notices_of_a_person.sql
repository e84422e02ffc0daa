-- A search for a rare name looks up each person's equipment and certifications that have a date, and no others.
create index ppe_holdings_of_person on ppe_holdings (employee_id, next_delivery_date)
  where next_delivery_date is not null;
create index training_cells_of_person on training_cells (employee_id, expiration_date)
  where expiration_date is not null and certification_id is not null;
