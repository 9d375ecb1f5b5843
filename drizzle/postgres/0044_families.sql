ALTER TABLE "catalog_state" ADD COLUMN "family_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "family_name" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "family_key" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "family_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staged_parts" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "staged_parts" ADD COLUMN "family_name" text;--> statement-breakpoint
ALTER TABLE "staged_parts" ADD COLUMN "family_key" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staged_parts" ADD COLUMN "family_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "parts_family" ON "parts" USING btree ("family_key","family_id","position");--> statement-breakpoint
CREATE INDEX "parts_position_family" ON "parts" USING btree ("family_id","position","facets","price_cents");