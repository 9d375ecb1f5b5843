CREATE TABLE `saved_doors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`site` text NOT NULL,
	`name_key` text NOT NULL,
	`site_key` text NOT NULL,
	`serial_number` text,
	`door` text NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by_id` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_doors_company_id_site_name` ON `saved_doors` (`company_id`,`site_key`,`name_key`);--> statement-breakpoint
CREATE INDEX `saved_doors_company_id_serial_number` ON `saved_doors` (`company_id`,`serial_number`);--> statement-breakpoint
CREATE TABLE `doors` (
	`serial_number` text PRIMARY KEY NOT NULL,
	`door_type` text NOT NULL,
	`build` text NOT NULL,
	`direction` text,
	`bottom` text,
	`cooling_type` text NOT NULL,
	`width_inches` real NOT NULL,
	`height_inches` real NOT NULL,
	`gaskets` text NOT NULL,
	`power_operated` integer NOT NULL
);
