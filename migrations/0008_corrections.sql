ALTER TABLE `fitment_corrections` ADD `replaced` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `catalogue_versions` ADD `patch` text;--> statement-breakpoint
ALTER TABLE `version_brands` ADD `imported_hash` text;