-- The list of deliveries filters its own order by item and by the next day, and reads the index alone for it.
create index ppe_deliveries_in_order on ppe_deliveries (delivery_date desc, id desc) include (ppe_id, next_delivery_date);
drop index ppe_deliveries_newest;
