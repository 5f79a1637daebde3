CREATE TABLE `registration_lookups` (
	`finder_id` integer NOT NULL,
	`day` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`finder_id`, `day`),
	FOREIGN KEY (`finder_id`) REFERENCES `finders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `registration_lookups_day` ON `registration_lookups` (`day`);--> statement-breakpoint
ALTER TABLE `finders` ADD `registrations` text DEFAULT '[]' NOT NULL;