CREATE TABLE `error_counts` (
	`hour` integer NOT NULL,
	`type` text NOT NULL,
	`severity` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	CONSTRAINT "error_counts_severity_listed" CHECK("error_counts"."severity" in ('critical', 'error', 'warning')),
	CONSTRAINT "error_counts_count_positive" CHECK("error_counts"."count" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `error_counts_slot` ON `error_counts` (`hour`,`type`,`severity`);--> statement-breakpoint
CREATE TABLE `recent_errors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`message` text NOT NULL,
	`severity` text NOT NULL,
	CONSTRAINT "recent_errors_severity_listed" CHECK("recent_errors"."severity" in ('critical', 'error', 'warning'))
);
--> statement-breakpoint
CREATE INDEX `recent_errors_at` ON `recent_errors` (`at`);--> statement-breakpoint
CREATE TABLE `request_measures` (
	`at` integer NOT NULL,
	`grain` text NOT NULL,
	`method` text NOT NULL,
	`endpoint` text NOT NULL,
	`requests` integer NOT NULL,
	`failures` integer NOT NULL,
	`total_ms` real NOT NULL,
	`up_to1` integer NOT NULL,
	`up_to2` integer NOT NULL,
	`up_to5` integer NOT NULL,
	`up_to10` integer NOT NULL,
	`up_to20` integer NOT NULL,
	`up_to50` integer NOT NULL,
	`up_to100` integer NOT NULL,
	`up_to200` integer NOT NULL,
	`up_to500` integer NOT NULL,
	`up_to1000` integer NOT NULL,
	`up_to2000` integer NOT NULL,
	`up_to5000` integer NOT NULL,
	`longer` integer NOT NULL,
	CONSTRAINT "request_measures_grain_listed" CHECK("request_measures"."grain" in ('minute', 'hour')),
	CONSTRAINT "request_measures_requests_positive" CHECK("request_measures"."requests" > 0),
	CONSTRAINT "request_measures_failures_not_negative" CHECK("request_measures"."failures" >= 0),
	CONSTRAINT "request_measures_total_ms_not_negative" CHECK("request_measures"."total_ms" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_measures_slot` ON `request_measures` (`grain`,`at`,`method`,`endpoint`);