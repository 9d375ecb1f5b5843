CREATE TABLE `order_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`kind` text NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`attention` text DEFAULT '' NOT NULL,
	`address1` text DEFAULT '' NOT NULL,
	`address2` text DEFAULT '' NOT NULL,
	`address3` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`postal_code` text DEFAULT '' NOT NULL,
	`country` text DEFAULT '' NOT NULL,
	`telephone` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_addresses_kind_listed" CHECK("order_addresses"."kind" in ('ship_to', 'bill_to', 'third_party')),
	CONSTRAINT "order_addresses_ship_to_complete" CHECK("order_addresses"."kind" <> 'ship_to' or ("order_addresses"."name" <> '' and "order_addresses"."address1" <> '' and "order_addresses"."city" <> '' and "order_addresses"."state" <> '' and "order_addresses"."postal_code" <> ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_addresses_order_id_kind` ON `order_addresses` (`order_id`,`kind`);--> statement-breakpoint
CREATE TABLE `order_line_comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_line_id` integer NOT NULL,
	`comment_no` integer NOT NULL,
	`comment` text NOT NULL,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_comments_comment_no_positive" CHECK("order_line_comments"."comment_no" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_comments_order_line_id_comment_no` ON `order_line_comments` (`order_line_id`,`comment_no`);--> statement-breakpoint
CREATE TABLE `order_line_cuts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_line_id` integer NOT NULL,
	`cut_no` integer NOT NULL,
	`length_inches` real NOT NULL,
	`wall_thickness_inches` real,
	`count` integer NOT NULL,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_cuts_cut_no_positive" CHECK("order_line_cuts"."cut_no" > 0),
	CONSTRAINT "order_line_cuts_length_inches_positive" CHECK("order_line_cuts"."length_inches" > 0),
	CONSTRAINT "order_line_cuts_wall_thickness_inches_positive" CHECK("order_line_cuts"."wall_thickness_inches" > 0),
	CONSTRAINT "order_line_cuts_count_positive" CHECK("order_line_cuts"."count" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_cuts_order_line_id_cut_no` ON `order_line_cuts` (`order_line_id`,`cut_no`);--> statement-breakpoint
-- What orders had as JSON goes into rows; what an old ship-to address lacks is said to be missing.
INSERT INTO order_addresses (order_id, kind, label, name, attention, address1, address2, address3, city, state, postal_code, country, telephone)
SELECT id, 'ship_to',
  coalesce(json_extract(ship_address, '$.label'), ''),
  coalesce(nullif(json_extract(ship_address, '$.nameOrCompany'), ''), '(not given)'),
  coalesce(json_extract(ship_address, '$.attention'), ''),
  coalesce(nullif(json_extract(ship_address, '$.address1'), ''), '(not given)'),
  coalesce(json_extract(ship_address, '$.address2'), ''),
  coalesce(json_extract(ship_address, '$.address3'), ''),
  coalesce(nullif(json_extract(ship_address, '$.city'), ''), '(not given)'),
  coalesce(nullif(json_extract(ship_address, '$.state'), ''), '(not given)'),
  coalesce(nullif(json_extract(ship_address, '$.postalCode'), ''), '(not given)'),
  coalesce(json_extract(ship_address, '$.country'), ''),
  coalesce(json_extract(ship_address, '$.telephone'), '')
FROM orders ORDER BY id;--> statement-breakpoint
INSERT INTO order_addresses (order_id, kind, name, first_name, last_name, address1, address2, city, state, postal_code, country)
SELECT id, 'bill_to',
  coalesce(json_extract(billing, '$.companyName'), ''),
  coalesce(json_extract(billing, '$.firstName'), ''),
  coalesce(json_extract(billing, '$.lastName'), ''),
  coalesce(json_extract(billing, '$.address1'), ''),
  coalesce(json_extract(billing, '$.address2'), ''),
  coalesce(json_extract(billing, '$.city'), ''),
  coalesce(json_extract(billing, '$.state'), ''),
  coalesce(json_extract(billing, '$.zip'), ''),
  coalesce(json_extract(billing, '$.country'), '')
FROM orders WHERE json_type(billing) = 'object' ORDER BY id;--> statement-breakpoint
INSERT INTO order_addresses (order_id, kind, name, address1, address2, city, state, postal_code, country)
SELECT id, 'third_party',
  coalesce(json_extract(third_party, '$.company'), ''),
  coalesce(json_extract(third_party, '$.address1'), ''),
  coalesce(json_extract(third_party, '$.address2'), ''),
  coalesce(json_extract(third_party, '$.city'), ''),
  coalesce(json_extract(third_party, '$.state'), ''),
  coalesce(json_extract(third_party, '$.zip'), ''),
  coalesce(json_extract(third_party, '$.country'), '')
FROM orders WHERE json_type(third_party) = 'object' ORDER BY id;--> statement-breakpoint
INSERT INTO order_line_comments (order_line_id, comment_no, comment)
SELECT order_lines.id, each_comment.key + 1, each_comment.value
FROM order_lines, json_each(order_lines.comments) AS each_comment ORDER BY 1, 2;--> statement-breakpoint
INSERT INTO order_line_cuts (order_line_id, cut_no, length_inches, wall_thickness_inches, count)
SELECT order_lines.id, each_cut.key + 1, json_extract(each_cut.value, '$.lengthInches'),
  json_extract(each_cut.value, '$.wallThicknessInches'), json_extract(each_cut.value, '$.count')
FROM order_lines, json_each(order_lines.configurations) AS each_kind, json_each(each_kind.value, '$.cuts') AS each_cut
WHERE json_extract(each_kind.value, '$.kind') = 'cuts' ORDER BY 1, 2;--> statement-breakpoint
UPDATE order_lines SET configurations = (
  SELECT CASE WHEN count(*) = 0 THEN NULL ELSE json_group_array(json(each_kind.value)) END
  FROM json_each(order_lines.configurations) AS each_kind WHERE json_extract(each_kind.value, '$.kind') <> 'cuts'
) WHERE EXISTS (SELECT 1 FROM json_each(order_lines.configurations) AS each_kind WHERE json_extract(each_kind.value, '$.kind') = 'cuts');--> statement-breakpoint
ALTER TABLE `order_lines` DROP COLUMN `comments`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `ship_address`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `ship_address1`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `ship_postal_code`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `billing`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `third_party`;