CREATE TABLE `api_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`token_hash` text NOT NULL,
	`abilities` text NOT NULL,
	`expires_at` integer,
	`used_at` integer,
	`used_from` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "api_tokens_use" CHECK(("api_tokens"."used_at" is null) = ("api_tokens"."used_from" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_token_hash` ON `api_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_tokens_user_id` ON `api_tokens` (`user_id`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `service` integer DEFAULT false NOT NULL;