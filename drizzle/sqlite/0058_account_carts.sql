CREATE TABLE `account_carts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`lines` text NOT NULL,
	`version` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_carts_version_positive" CHECK("account_carts"."version" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_carts_user_id` ON `account_carts` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_carts_changed_at` ON `account_carts` (`changed_at`);