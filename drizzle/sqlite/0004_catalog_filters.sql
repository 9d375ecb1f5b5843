DROP INDEX `parts_position_facets`;--> statement-breakpoint
CREATE INDEX `parts_position_filters` ON `parts` (`position`,`facets`,`price_cents`);--> statement-breakpoint
UPDATE parts SET facets = facets
  + CASE unit WHEN 'EA' THEN 2147483648 WHEN 'FT' THEN 4294967296 ELSE 8589934592 END
  + CASE location WHEN 'Special Order' THEN 17179869184 ELSE 0 END;
