-- How often a worker took up the task of a load without getting further. A task whose workers keep dying is given up.
alter table imports add column attempts integer not null default 0;

-- The lease of a job under way. Its due time moves after the deed, so that a job whose holder died is run by another.
alter table jobs add column holder text, add column lease_until timestamptz;
