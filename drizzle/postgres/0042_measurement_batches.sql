CREATE TABLE "measurement_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "measurement_batches_stored_at" ON "measurement_batches" USING btree ("stored_at");