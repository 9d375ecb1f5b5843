CREATE TABLE parts_search (position bigint PRIMARY KEY, terms tsvector NOT NULL);
--> statement-breakpoint
CREATE INDEX parts_search_terms ON parts_search USING gin (terms);
