CREATE TABLE `error_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`place` text,
	`message` text NOT NULL,
	`severity` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`first_release` text NOT NULL,
	`last_release` text NOT NULL,
	`last_request_id` text,
	`last_trace_id` text,
	`resolved_at` integer,
	CONSTRAINT "error_groups_severity_listed" CHECK("error_groups"."severity" in ('critical', 'error', 'warning')),
	CONSTRAINT "error_groups_count_positive" CHECK("error_groups"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX `error_groups_last_at` ON `error_groups` (`last_at`);