CREATE TABLE "import_problems" (
	"import_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"row" bigint NOT NULL,
	"column" text,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staged_doors" (
	"import_id" bigint NOT NULL,
	"action" text NOT NULL,
	"serial_number" text NOT NULL,
	"door_type" text NOT NULL,
	"build" text NOT NULL,
	"direction" text,
	"bottom" text,
	"cooling_type" text NOT NULL,
	"width_inches" double precision NOT NULL,
	"height_inches" double precision NOT NULL,
	"gaskets" text NOT NULL,
	"power_operated" boolean NOT NULL,
	CONSTRAINT "staged_doors_door_type_listed" CHECK ("staged_doors"."door_type" in ('swing', 'slide', 'vl', 'so', 'traffic')),
	CONSTRAINT "staged_doors_build_listed" CHECK ("staged_doors"."build" in ('Traditional', 'ESS-1', 'ESS-2', 'Single Panel', 'Biparting', 'VL', 'Sectional', 'Coldswing', 'Saniswing')),
	CONSTRAINT "staged_doors_direction_listed" CHECK ("staged_doors"."direction" in ('LH', 'RH', 'Double', 'Biparting')),
	CONSTRAINT "staged_doors_bottom_listed" CHECK ("staged_doors"."bottom" in ('Sweep Bottom', 'High Sill', 'High Sill w/Sweep')),
	CONSTRAINT "staged_doors_cooling_type_listed" CHECK ("staged_doors"."cooling_type" in ('Cooler', 'Freezer')),
	CONSTRAINT "staged_doors_width_inches_positive" CHECK ("staged_doors"."width_inches" > 0),
	CONSTRAINT "staged_doors_height_inches_positive" CHECK ("staged_doors"."height_inches" > 0)
);
--> statement-breakpoint
CREATE TABLE "staged_parts" (
	"import_id" bigint NOT NULL,
	"action" text NOT NULL,
	"id" bigint NOT NULL,
	"number" text NOT NULL,
	"number_key" text NOT NULL,
	"position" bigint NOT NULL,
	"facets" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" bigint,
	"unit" text NOT NULL,
	"tags" json NOT NULL,
	"door_models" json NOT NULL,
	"door_sub_models" json NOT NULL,
	"included_hardware" text NOT NULL,
	"private_notes" text NOT NULL,
	"location" text NOT NULL,
	"requirements" json NOT NULL,
	"length_inches" double precision,
	"height_inches" double precision,
	"depth_inches" double precision,
	"weight_pounds" double precision,
	"related_parts" json NOT NULL,
	"install_hardware" text NOT NULL,
	"proprietary" boolean,
	"obsolete" boolean NOT NULL,
	"illustration" text,
	"image_version" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staged_parts_unit_listed" CHECK ("staged_parts"."unit" in ('EA', 'FT', 'SQFT')),
	CONSTRAINT "staged_parts_install_hardware_listed" CHECK ("staged_parts"."install_hardware" in ('none', 'sm', 'md', 'lg')),
	CONSTRAINT "staged_parts_facets_not_negative" CHECK ("staged_parts"."facets" >= 0),
	CONSTRAINT "staged_parts_price_cents_not_negative" CHECK ("staged_parts"."price_cents" >= 0),
	CONSTRAINT "staged_parts_image_version_not_negative" CHECK ("staged_parts"."image_version" >= 0),
	CONSTRAINT "staged_parts_position_positive" CHECK ("staged_parts"."position" > 0),
	CONSTRAINT "staged_parts_length_inches_positive" CHECK ("staged_parts"."length_inches" > 0),
	CONSTRAINT "staged_parts_height_inches_positive" CHECK ("staged_parts"."height_inches" > 0),
	CONSTRAINT "staged_parts_depth_inches_positive" CHECK ("staged_parts"."depth_inches" > 0),
	CONSTRAINT "staged_parts_weight_pounds_positive" CHECK ("staged_parts"."weight_pounds" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_strays" (
	"position" bigint NOT NULL,
	"prepared" boolean NOT NULL,
	CONSTRAINT "search_strays_position_positive" CHECK ("search_strays"."position" > 0)
);
--> statement-breakpoint
ALTER TABLE "import_changes" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "started_by" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "created" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "known" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "problem_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_doors" ADD CONSTRAINT "staged_doors_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_parts" ADD CONSTRAINT "staged_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_problems_import_seq" ON "import_problems" USING btree ("import_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "staged_doors_import_serial" ON "staged_doors" USING btree ("import_id","serial_number");--> statement-breakpoint
CREATE UNIQUE INDEX "staged_parts_import_id" ON "staged_parts" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "staged_parts_import_key" ON "staged_parts" USING btree ("import_id","obsolete","number_key");--> statement-breakpoint
CREATE UNIQUE INDEX "search_strays_position" ON "search_strays" USING btree ("position");