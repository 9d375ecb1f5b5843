CREATE TABLE `shared_carts` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`lines` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shared_carts_expires_at` ON `shared_carts` (`expires_at`);