PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_request_measures` (
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
	CONSTRAINT "request_measures_grain_listed" CHECK("__new_request_measures"."grain" in ('minute', 'hour', 'day')),
	CONSTRAINT "request_measures_requests_positive" CHECK("__new_request_measures"."requests" > 0),
	CONSTRAINT "request_measures_failures_not_negative" CHECK("__new_request_measures"."failures" >= 0),
	CONSTRAINT "request_measures_total_ms_not_negative" CHECK("__new_request_measures"."total_ms" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_request_measures`("at", "grain", "method", "endpoint", "requests", "failures", "total_ms", "up_to1", "up_to2", "up_to5", "up_to10", "up_to20", "up_to50", "up_to100", "up_to200", "up_to500", "up_to1000", "up_to2000", "up_to5000", "longer") SELECT "at", "grain", "method", "endpoint", "requests", "failures", "total_ms", "up_to1", "up_to2", "up_to5", "up_to10", "up_to20", "up_to50", "up_to100", "up_to200", "up_to500", "up_to1000", "up_to2000", "up_to5000", "longer" FROM `request_measures`;--> statement-breakpoint
DROP TABLE `request_measures`;--> statement-breakpoint
ALTER TABLE `__new_request_measures` RENAME TO `request_measures`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `request_measures_slot` ON `request_measures` (`grain`,`at`,`method`,`endpoint`);