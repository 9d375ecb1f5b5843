CREATE TABLE `taught_words` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`typed` text NOT NULL,
	`typed_key` text NOT NULL,
	`means` text NOT NULL,
	`taught_at` integer NOT NULL,
	`taught_by` text NOT NULL,
	CONSTRAINT "taught_words_kind_listed" CHECK("taught_words"."kind" in ('synonym', 'misspelling'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `taught_words_typed_key` ON `taught_words` (`typed_key`);