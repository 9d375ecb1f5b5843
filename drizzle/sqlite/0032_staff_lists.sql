CREATE INDEX `import_changes_import_label` ON `import_changes` (`import_id`,`label`,`seq`);--> statement-breakpoint
CREATE INDEX `parts_name` ON `parts` (lower("name"),`position`);--> statement-breakpoint
CREATE INDEX `orders_grand_total_cents` ON `orders` (`grand_total_cents`,`id`);