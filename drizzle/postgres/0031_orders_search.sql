CREATE TABLE orders_search (position bigint PRIMARY KEY, terms tsvector NOT NULL);
--> statement-breakpoint
CREATE INDEX orders_search_terms ON orders_search USING gin (terms);
