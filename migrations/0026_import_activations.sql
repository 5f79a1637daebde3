ALTER TABLE `catalogue_imports` ADD `activation` text;--> statement-breakpoint
ALTER TABLE `product_imports` ADD `activation` text;