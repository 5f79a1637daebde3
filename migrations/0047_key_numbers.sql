CREATE TABLE `key_numbers` (
	`version_id` integer NOT NULL,
	`key_number` text NOT NULL,
	`variant_id` integer NOT NULL,
	`year_from` integer NOT NULL,
	`year_to` integer,
	PRIMARY KEY(`version_id`, `key_number`, `variant_id`),
	FOREIGN KEY (`version_id`) REFERENCES `catalogue_versions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `version_brands` ADD `key_numbers` text;