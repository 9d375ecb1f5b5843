CREATE TABLE parts_search (position bigint PRIMARY KEY, words tsvector NOT NULL);
--> statement-breakpoint
CREATE INDEX parts_search_words ON parts_search USING gin (words);
