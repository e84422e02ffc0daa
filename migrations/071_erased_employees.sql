-- The moment at which an employee's data were erased (Ley 25.326). The row stays for the signed records that refer to
-- it, and is in no list.
alter table employees add column erased_at timestamptz;
