-- A sort by the surname is the list's own order, and has its index (employees_by_surname).
drop index employees_surname;
