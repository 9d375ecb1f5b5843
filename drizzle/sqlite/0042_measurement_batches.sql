CREATE TABLE `measurement_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`stored_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `measurement_batches_stored_at` ON `measurement_batches` (`stored_at`);