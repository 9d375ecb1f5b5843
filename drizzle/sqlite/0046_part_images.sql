CREATE TABLE `part_images` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`part_id` integer NOT NULL,
	`version` integer NOT NULL,
	`stored_as` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`part_id`) REFERENCES `parts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "part_images_version_positive" CHECK("part_images"."version" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `part_images_part_id_version` ON `part_images` (`part_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `part_images_stored_as` ON `part_images` (`stored_as`);