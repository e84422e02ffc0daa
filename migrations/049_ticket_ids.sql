-- The rows alone that a ticket's address gives, where its user has chosen some of a list: more than an address can hold.
alter table tickets add column ids integer[];
