CREATE TABLE `import_problems` (
	`import_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`row` integer NOT NULL,
	`column` text,
	`message` text NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_problems_import_seq` ON `import_problems` (`import_id`,`seq`);--> statement-breakpoint
CREATE TABLE `staged_doors` (
	`import_id` integer NOT NULL,
	`action` text NOT NULL,
	`serial_number` text NOT NULL,
	`door_type` text NOT NULL,
	`build` text NOT NULL,
	`direction` text,
	`bottom` text,
	`cooling_type` text NOT NULL,
	`width_inches` real NOT NULL,
	`height_inches` real NOT NULL,
	`gaskets` text NOT NULL,
	`power_operated` integer NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "staged_doors_door_type_listed" CHECK("staged_doors"."door_type" in ('swing', 'slide', 'vl', 'so', 'traffic')),
	CONSTRAINT "staged_doors_build_listed" CHECK("staged_doors"."build" in ('Traditional', 'ESS-1', 'ESS-2', 'Single Panel', 'Biparting', 'VL', 'Sectional', 'Coldswing', 'Saniswing')),
	CONSTRAINT "staged_doors_direction_listed" CHECK("staged_doors"."direction" in ('LH', 'RH', 'Double', 'Biparting')),
	CONSTRAINT "staged_doors_bottom_listed" CHECK("staged_doors"."bottom" in ('Sweep Bottom', 'High Sill', 'High Sill w/Sweep')),
	CONSTRAINT "staged_doors_cooling_type_listed" CHECK("staged_doors"."cooling_type" in ('Cooler', 'Freezer')),
	CONSTRAINT "staged_doors_width_inches_positive" CHECK("staged_doors"."width_inches" > 0),
	CONSTRAINT "staged_doors_height_inches_positive" CHECK("staged_doors"."height_inches" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staged_doors_import_serial` ON `staged_doors` (`import_id`,`serial_number`);--> statement-breakpoint
CREATE TABLE `staged_parts` (
	`import_id` integer NOT NULL,
	`action` text NOT NULL,
	`id` integer NOT NULL,
	`number` text NOT NULL,
	`number_key` text NOT NULL,
	`position` integer NOT NULL,
	`facets` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price_cents` integer,
	`unit` text NOT NULL,
	`tags` text NOT NULL,
	`door_models` text NOT NULL,
	`door_sub_models` text NOT NULL,
	`included_hardware` text NOT NULL,
	`private_notes` text NOT NULL,
	`location` text NOT NULL,
	`requirements` text NOT NULL,
	`length_inches` real,
	`height_inches` real,
	`depth_inches` real,
	`weight_pounds` real,
	`related_parts` text NOT NULL,
	`install_hardware` text NOT NULL,
	`proprietary` integer,
	`obsolete` integer NOT NULL,
	`illustration` text,
	`image_version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "staged_parts_unit_listed" CHECK("staged_parts"."unit" in ('EA', 'FT', 'SQFT')),
	CONSTRAINT "staged_parts_install_hardware_listed" CHECK("staged_parts"."install_hardware" in ('none', 'sm', 'md', 'lg')),
	CONSTRAINT "staged_parts_facets_not_negative" CHECK("staged_parts"."facets" >= 0),
	CONSTRAINT "staged_parts_price_cents_not_negative" CHECK("staged_parts"."price_cents" >= 0),
	CONSTRAINT "staged_parts_image_version_not_negative" CHECK("staged_parts"."image_version" >= 0),
	CONSTRAINT "staged_parts_position_positive" CHECK("staged_parts"."position" > 0),
	CONSTRAINT "staged_parts_length_inches_positive" CHECK("staged_parts"."length_inches" > 0),
	CONSTRAINT "staged_parts_height_inches_positive" CHECK("staged_parts"."height_inches" > 0),
	CONSTRAINT "staged_parts_depth_inches_positive" CHECK("staged_parts"."depth_inches" > 0),
	CONSTRAINT "staged_parts_weight_pounds_positive" CHECK("staged_parts"."weight_pounds" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staged_parts_import_id` ON `staged_parts` (`import_id`,`id`);--> statement-breakpoint
CREATE INDEX `staged_parts_import_key` ON `staged_parts` (`import_id`,`obsolete`,`number_key`);--> statement-breakpoint
CREATE TABLE `search_strays` (
	`position` integer NOT NULL,
	`prepared` integer NOT NULL,
	CONSTRAINT "search_strays_position_positive" CHECK("search_strays"."position" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_strays_position` ON `search_strays` (`position`);--> statement-breakpoint
ALTER TABLE `import_changes` ADD `refusal` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `active_at` integer;--> statement-breakpoint
ALTER TABLE `imports` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `started_by` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `rows` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `created` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `known` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `changed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `problem_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `note` text;