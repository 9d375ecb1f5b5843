CREATE TABLE `vendor_measures` (
	`at` integer NOT NULL,
	`grain` text NOT NULL,
	`vendor` text NOT NULL,
	`calls` integer NOT NULL,
	`no_answer` integer NOT NULL,
	`refused` integer NOT NULL,
	`errors` integer NOT NULL,
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
	CONSTRAINT "vendor_measures_grain_listed" CHECK("vendor_measures"."grain" in ('minute', 'hour', 'day')),
	CONSTRAINT "vendor_measures_calls_positive" CHECK("vendor_measures"."calls" > 0),
	CONSTRAINT "vendor_measures_no_answer_not_negative" CHECK("vendor_measures"."no_answer" >= 0),
	CONSTRAINT "vendor_measures_refused_not_negative" CHECK("vendor_measures"."refused" >= 0),
	CONSTRAINT "vendor_measures_errors_not_negative" CHECK("vendor_measures"."errors" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vendor_measures_slot` ON `vendor_measures` (`grain`,`at`,`vendor`);--> statement-breakpoint
CREATE TABLE `vendor_states` (
	`vendor` text PRIMARY KEY NOT NULL,
	`last_answer_at` integer,
	`last_failure_at` integer,
	`failing_since_at` integer,
	`answering_since_at` integer,
	`error_kind` text,
	`error_code` text,
	`error_at` integer,
	`open_until_at` integer,
	`outage_since_at` integer,
	`outage_mailed_at` integer,
	`asked_at` integer,
	CONSTRAINT "vendor_states_error_kind_listed" CHECK("vendor_states"."error_kind" in ('no_answer', 'refused', 'error'))
);
