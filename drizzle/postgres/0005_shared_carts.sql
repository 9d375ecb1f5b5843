CREATE TABLE "shared_carts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"lines" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_carts_expires_at" ON "shared_carts" USING btree ("expires_at");