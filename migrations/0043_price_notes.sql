ALTER TABLE `finders` ADD `price_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `finders` ADD `price_note_url` text DEFAULT '' NOT NULL;