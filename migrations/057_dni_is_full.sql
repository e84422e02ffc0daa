-- An early text of 006 took one advisory lock for each dni: a load of many users needed more than the server has room for.
create or replace function dni_is_full(given text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('users.dni'), hashtext(given) & 63);
  return (select count(*) >= 4 from users where dni = given);
end $$;
