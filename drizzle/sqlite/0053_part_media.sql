CREATE TABLE `part_media` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`part_id` integer NOT NULL,
	`kind` text NOT NULL,
	`position` integer NOT NULL,
	`caption` text NOT NULL,
	`alternative` text NOT NULL,
	`stored_as` text,
	`file_name` text,
	`size_bytes` integer NOT NULL,
	`url` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`part_id`) REFERENCES `parts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "part_media_kind_listed" CHECK("part_media"."kind" in ('photo', 'document', 'video')),
	CONSTRAINT "part_media_position_not_negative" CHECK("part_media"."position" >= 0),
	CONSTRAINT "part_media_size_bytes_not_negative" CHECK("part_media"."size_bytes" >= 0)
);
--> statement-breakpoint
CREATE INDEX `part_media_part_id` ON `part_media` (`part_id`,`kind`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `part_media_stored_as` ON `part_media` (`stored_as`);