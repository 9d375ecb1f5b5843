CREATE TABLE "vendor_measures" (
	"at" timestamp (3) with time zone NOT NULL,
	"grain" text NOT NULL,
	"vendor" text NOT NULL,
	"calls" bigint NOT NULL,
	"no_answer" bigint NOT NULL,
	"refused" bigint NOT NULL,
	"errors" bigint NOT NULL,
	"up_to1" bigint NOT NULL,
	"up_to2" bigint NOT NULL,
	"up_to5" bigint NOT NULL,
	"up_to10" bigint NOT NULL,
	"up_to20" bigint NOT NULL,
	"up_to50" bigint NOT NULL,
	"up_to100" bigint NOT NULL,
	"up_to200" bigint NOT NULL,
	"up_to500" bigint NOT NULL,
	"up_to1000" bigint NOT NULL,
	"up_to2000" bigint NOT NULL,
	"up_to5000" bigint NOT NULL,
	"longer" bigint NOT NULL,
	CONSTRAINT "vendor_measures_grain_listed" CHECK ("vendor_measures"."grain" in ('minute', 'hour', 'day')),
	CONSTRAINT "vendor_measures_calls_positive" CHECK ("vendor_measures"."calls" > 0),
	CONSTRAINT "vendor_measures_no_answer_not_negative" CHECK ("vendor_measures"."no_answer" >= 0),
	CONSTRAINT "vendor_measures_refused_not_negative" CHECK ("vendor_measures"."refused" >= 0),
	CONSTRAINT "vendor_measures_errors_not_negative" CHECK ("vendor_measures"."errors" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_states" (
	"vendor" text PRIMARY KEY NOT NULL,
	"last_answer_at" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone,
	"failing_since_at" timestamp (3) with time zone,
	"answering_since_at" timestamp (3) with time zone,
	"error_kind" text,
	"error_code" text,
	"error_at" timestamp (3) with time zone,
	"open_until_at" timestamp (3) with time zone,
	"outage_since_at" timestamp (3) with time zone,
	"outage_mailed_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "vendor_states_error_kind_listed" CHECK ("vendor_states"."error_kind" in ('no_answer', 'refused', 'error'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_measures_slot" ON "vendor_measures" USING btree ("grain","at","vendor");