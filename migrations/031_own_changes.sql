-- What one did oneself, newest first.
create index audit_user on audit (user_id, id desc);
