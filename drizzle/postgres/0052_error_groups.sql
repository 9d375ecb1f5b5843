CREATE TABLE "error_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"place" text,
	"message" text NOT NULL,
	"severity" text NOT NULL,
	"count" bigint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"first_release" text NOT NULL,
	"last_release" text NOT NULL,
	"last_request_id" text,
	"last_trace_id" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "error_groups_severity_listed" CHECK ("error_groups"."severity" in ('critical', 'error', 'warning')),
	CONSTRAINT "error_groups_count_positive" CHECK ("error_groups"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "error_groups_last_at" ON "error_groups" USING btree ("last_at");