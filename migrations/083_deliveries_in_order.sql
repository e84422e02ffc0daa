-- The list of deliveries filters its own order by item and by the next day, and reads the index alone for it. Those with
-- one next day are found in the order of the list.
create index ppe_deliveries_in_order on ppe_deliveries (delivery_date desc, id desc) include (ppe_id, next_delivery_date);
drop index ppe_deliveries_newest;
create index ppe_deliveries_of_next_day on ppe_deliveries (next_delivery_date, delivery_date desc, id desc);
